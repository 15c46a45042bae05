/** Whether a value is an object with fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How often each label stands in a list. */
export function countLabels(labels: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** Labels as a text that does not depend on their order. */
export function unordered(labels: readonly string[]): string {
  return [...labels].sort().join('|');
}
