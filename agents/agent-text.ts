/** An agent as text: `mcts:400`, `heuristic:persona=land:without=War`, `./my-agent.js:depth=2`. */
export interface AgentText {
  /** The agent's name, or the path of its module. */
  readonly name: string;
  /** The lone value, which sets the agent's main option. */
  readonly main?: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The text names no agent; the message says why, without a full stop. */
export class AgentTextError extends Error {
  override readonly name = 'AgentTextError';
}

/** A drive's letter holds a colon of its own: `C:\agents\mine.js`. */
const DRIVE = /^[A-Za-z]:[\\/]/;

/** Longer texts are no agents. */
const LONGEST = 1000;

/**
 * Takes an agent's text apart.
 *
 * @throws AgentTextError where it is malformed; whether the agent and its options exist is not looked at
 */
export function parseAgentText(text: string): AgentText {
  const drive = DRIVE.test(text) ? text.slice(0, 2) : '';
  const [first, ...rest] = text.slice(drive.length).split(':');
  const name = drive + first;
  if (name.trim() === '') throw new AgentTextError('an agent begins with its name');
  if (text.length > LONGEST) throw new AgentTextError(`an agent's text has at most ${LONGEST} letters`);
  if (/[,\p{Cc}]/u.test(text)) throw new AgentTextError('an agent holds no comma and no line break');
  if (name !== name.trim() || name.includes('=')) {
    throw new AgentTextError('an agent begins with its name, without blanks or =; options follow a colon');
  }
  let main: string | undefined;
  const options = new Map<string, string>();
  for (const part of rest) {
    const sign = part.indexOf('=');
    const value = part.slice(sign + 1);
    const option = part.slice(0, Math.max(sign, 0));
    if (value.trim() === '') throw new AgentTextError('an option of an agent has a value: name:option=value');
    if (sign === 0) throw new AgentTextError('an option of an agent has a name: name:option=value');
    if (sign < 0) {
      if (main !== undefined) throw new AgentTextError('an agent has one lone value; name the others: option=value');
      main = value;
    } else {
      if (options.has(option)) throw new AgentTextError(`the option ${option} stands twice`);
      options.set(option, value);
    }
  }
  return { name, ...(main !== undefined && { main }), options: Object.fromEntries(options) };
}

/** The text of an agent: its name, the lone value, the options in order of their names. */
export function formatAgent({ name, main, options }: AgentText): string {
  const named = Object.keys(options)
    .sort()
    .map((option) => `${option}=${options[option]}`);
  return [name, ...(main === undefined ? [] : [main]), ...named].join(':');
}

/** The agents of a command line: `random,mcts:400`. */
export function splitAgents(text: string): string[] {
  return text.split(',').map((agent) => agent.trim());
}
