/** No node: the option has not been tried. */
export const NO_NODE = -1;

/** The position that is searched. */
export const ROOT = 0;

/** Slots of the hash table a node: half of them stay empty. */
const SLOTS_A_NODE = 2;

/**
 * A search tree in typed arrays made once. A node is a number, and stands for a course of choices from the root; an
 * edge is a number that says who chose what in which phase. Children are found by hashing (node, edge).
 *
 * | array     | of a node                                                                      |
 * | --------- | ------------------------------------------------------------------------------ |
 * | `visits`  | how often it was gone through                                                  |
 * | `offered` | how often it could have been: its edge was an option at its parent             |
 * | `total`   | the rewards of these visits, each 0 … 1, to the player who chose its edge      |
 */
export class Tree {
  readonly visits: Int32Array;
  readonly offered: Int32Array;
  readonly total: Float64Array;
  private readonly parents: Int32Array;
  private readonly edges: Int32Array;
  private readonly slots: Int32Array;
  private size = 0;

  /** Room for `capacity` nodes, the root included. */
  constructor(readonly capacity: number) {
    this.visits = new Int32Array(capacity);
    this.offered = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.parents = new Int32Array(capacity);
    this.edges = new Int32Array(capacity);
    this.slots = new Int32Array(2 ** (32 - Math.clz32(capacity * SLOTS_A_NODE - 1)));
    this.clear();
  }

  /** Leaves the root alone. */
  clear(): void {
    this.slots.fill(NO_NODE);
    this.size = 0;
    this.add(NO_NODE, 0);
  }

  /** Nodes there are, the root included. */
  get nodes(): number {
    return this.size;
  }

  /** No more nodes can be added. */
  get isFull(): boolean {
    return this.size === this.capacity;
  }

  /** The child that the edge leads to, or NO_NODE. */
  find(node: number, edge: number): number {
    return this.slots[this.slotOf(node, edge)];
  }

  /** Adds a child that is not there yet, while the tree is not full. */
  add(node: number, edge: number): number {
    const child = this.size++;
    this.parents[child] = node;
    this.edges[child] = edge;
    this.visits[child] = 0;
    this.offered[child] = 0;
    this.total[child] = 0;
    this.slots[this.slotOf(node, edge)] = child;
    return child;
  }

  /** Where the child is, or would be put. */
  private slotOf(node: number, edge: number): number {
    const { slots, parents, edges } = this;
    const mask = slots.length - 1;
    let hash = Math.imul(Math.imul(node, 0x9e3779b1) ^ edge, 0x85ebca6b);
    hash ^= hash >>> 15;
    let slot = hash & mask;
    for (let child = slots[slot]; child !== NO_NODE; child = slots[slot]) {
      if (edges[child] === edge && parents[child] === node) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
