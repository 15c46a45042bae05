/** A valid experiment, line by line. */
const VALID = ['kind: balance', 'game: bourgeoisie', 'players: 3', 'agents: [random]', 'games: 300'];

const keyOf = (line: string): string => line.slice(0, line.indexOf(':'));

/** The valid experiment with lines that take the place of its own, or stand below them. */
function experiment(change: string): string {
  const lines = change.split('\n');
  const own = VALID.map((line) => lines.find((other) => keyOf(other) === keyOf(line)) ?? line);
  return [...own, ...lines.filter((line) => !own.includes(line)), ''].join('\n');
}

function without(key: string): string {
  return [...VALID.filter((line) => keyOf(line) !== key), ''].join('\n');
}

/** Wrong experiment files, called my.yaml: what is wrong, the file, and the message it gets. */
export const WRONG_FILES: readonly (readonly [what: string, text: string, message: string])[] = [
  ['an empty file', '', 'my.yaml: expected a mapping: kind, game, players …, not nothing'],
  ['a list', '- kind: balance\n', 'my.yaml: line 1, column 1: expected a mapping: kind, game, players …, not a list'],
  ['a lone word', 'balance\n', 'my.yaml: line 1, column 1: expected a mapping: kind, game, players …, not "balance"'],
  [
    'no kind',
    without('kind'),
    'my.yaml: line 1, column 1, kind: is missing; expected a kind of experiment (balance, ladder)',
  ],
  [
    'an unknown kind',
    experiment('kind: balanse'),
    'my.yaml: line 1, column 1, kind: expected a kind of experiment (balance, ladder), not "balanse"; did you mean "balance"?',
  ],
  [
    'no game',
    without('game'),
    'my.yaml: line 1, column 1, game: is missing; expected the name of a game, or the path of its module',
  ],
  [
    'a misspelt game',
    experiment('game: bourgoisie'),
    'my.yaml: line 2, column 1, game: no game is called "bourgoisie"; did you mean "bourgeoisie"?',
  ],
  [
    'a game that is no text',
    experiment('game: 3'),
    'my.yaml: line 2, column 1, game: expected the name of a game, or the path of its module, not 3',
  ],
  [
    "a game's module that is not there",
    experiment('game: ./my-game.js'),
    'my.yaml: line 2, column 1, game: the module "./my-game.js" cannot be used: there is no such file',
  ],
  [
    'a path without ./',
    experiment('game: my-game.js'),
    'my.yaml: line 2, column 1, game: no game is called "my-game.js"; there are bourgeoisie, baroque-masters, age-of-enlightenment; the path of a module begins with ./ or ../ or /',
  ],
  [
    'no players',
    without('players'),
    'my.yaml: line 1, column 1, players: is missing; expected a number of players from 2 to 6, or a list of different ones',
  ],
  [
    'one player',
    experiment('players: 1'),
    'my.yaml: line 3, column 1, players: expected a number of players from 2 to 6, not 1',
  ],
  [
    'seven players',
    experiment('players: 7'),
    'my.yaml: line 3, column 1, players: expected a number of players from 2 to 6, not 7',
  ],
  [
    'half a player',
    experiment('players: 2.5'),
    'my.yaml: line 3, column 1, players: expected a number of players from 2 to 6, or a list of different ones, not 2.5',
  ],
  [
    'players as text',
    experiment('players: "3"'),
    'my.yaml: line 3, column 1, players: expected a number of players from 2 to 6, or a list of different ones, not the text "3": write it without quotes',
  ],
  [
    'the same number of players twice',
    experiment('players: [2, 3, 2]'),
    'my.yaml: line 3, column 1, players: expected different numbers',
  ],
  [
    'a list with a wrong number of players',
    experiment('players: [2, 9]'),
    'my.yaml: line 3, column 14, players[1]: expected a number of players from 2 to 6, not 9',
  ],
  [
    'an empty list of players',
    experiment('players: []'),
    'my.yaml: line 3, column 1, players: expected one number or more',
  ],
  [
    'no agents',
    without('agents'),
    'my.yaml: line 1, column 1, agents: is missing; expected a list of agents, such as [random]',
  ],
  [
    'an empty list of agents',
    experiment('agents: []'),
    'my.yaml: line 4, column 1, agents: expected one agent or more',
  ],
  [
    'agents that are no list',
    experiment('agents: random'),
    'my.yaml: line 4, column 1, agents: expected a list of agents, such as [random], not "random"',
  ],
  [
    'two agents for three players',
    experiment('agents: [random, greedy]'),
    'my.yaml: line 4, column 1, agents: expected 1 agent for every seat, or 3, one for each player, not 2',
  ],
  [
    'a misspelt agent',
    experiment('agents: [gredy]'),
    'my.yaml: line 4, column 10, agents[0]: no agent is called "gredy"; did you mean "greedy"?',
  ],
  [
    'an agent that is no text',
    experiment('agents: [random, 3, greedy]'),
    "my.yaml: line 4, column 18, agents[1]: expected an agent's text, not 3",
  ],
  [
    'an unknown option of an agent',
    experiment('agents: ["greedy:sample=3"]'),
    'my.yaml: line 4, column 10, agents[0]: no option of the agent greedy is called "sample"; did you mean "samples"?',
  ],
  [
    "an agent's option out of its range",
    experiment('agents: ["greedy:samples=0"]'),
    'my.yaml: line 4, column 10, agents[0]: samples of the agent greedy is "0": too small: expected number to be >=1',
  ],
  [
    "an agent's option that is no number",
    experiment('agents: ["greedy:many"]'),
    'my.yaml: line 4, column 10, agents[0]: samples of the agent greedy is "many": invalid input: expected number, received NaN',
  ],
  [
    'a lone value where there is no main option',
    experiment('agents: ["random:5"]'),
    'my.yaml: line 4, column 10, agents[0]: the agent random has no main option for "5"; write option=value',
  ],
  [
    'an option without a value',
    experiment('agents: ["greedy:samples="]'),
    'my.yaml: line 4, column 10, agents[0]: "greedy:samples=" is no agent: an option of an agent has a value: name:option=value',
  ],
  [
    'agents with commas in one text',
    experiment('agents: ["random,greedy,random"]'),
    'my.yaml: line 4, column 10, agents[0]: "random,greedy,random" is no agent: an agent holds no comma and no line break',
  ],
  [
    "an agent's module that is not there",
    experiment('agents: [./my-agent.js]'),
    'my.yaml: line 4, column 10, agents[0]: the module "./my-agent.js" cannot be used: there is no such file',
  ],
  [
    'agents for a number that is not played',
    experiment('players: [2, 3]\nagents: {2: [random], 3: [random], 4: [greedy]}'),
    'my.yaml: line 4, column 36, agents.4: is for a number of players that is not played; players: 2, 3',
  ],
  [
    'agents for a number called __proto__',
    experiment('players: [2, 3]\nagents: {2: [random], 3: [random], __proto__: [greedy]}'),
    'my.yaml: line 4, column 36, agents.__proto__: is for a number of players that is not played; players: 2, 3',
  ],
  [
    'agents missing for a number that is played',
    experiment('players: [2, 3]\nagents: {2: [random]}'),
    'my.yaml: line 4, column 1, agents: has nothing for 3 players',
  ],
  [
    'a list of three agents for several numbers',
    experiment('players: [2, 3]\nagents: [random, greedy, random]'),
    'my.yaml: line 4, column 1, agents: expected 1 agent for every seat, or 2, one for each player, not 3',
  ],
  [
    'no games',
    without('games'),
    'my.yaml: line 1, column 1, games: is missing; expected a whole number of games from 1 to 1000000000000',
  ],
  [
    'negative games',
    experiment('games: -4'),
    'my.yaml: line 5, column 1, games: expected a whole number of games from 1 to 1000000000000, not -4',
  ],
  [
    'no game at all',
    experiment('games: 0'),
    'my.yaml: line 5, column 1, games: expected a whole number of games from 1 to 1000000000000, not 0',
  ],
  [
    'half a game',
    experiment('games: 1.5'),
    'my.yaml: line 5, column 1, games: expected a whole number of games from 1 to 1000000000000, not 1.5',
  ],
  [
    'too many games',
    experiment('games: 1000000000001'),
    'my.yaml: line 5, column 1, games: expected a whole number of games from 1 to 1000000000000, not 1000000000001',
  ],
  [
    'games beyond all numbers',
    experiment('games: 1e400'),
    'my.yaml: line 5, column 1, games: expected a whole number of games from 1 to 1000000000000, not Infinity',
  ],
  [
    'games that are no number',
    experiment('games: .nan'),
    'my.yaml: line 5, column 1, games: expected a whole number of games from 1 to 1000000000000, not NaN',
  ],
  [
    'games in words',
    experiment('games: many'),
    'my.yaml: line 5, column 1, games: expected a whole number of games from 1 to 1000000000000, not "many"',
  ],
  [
    'a seed with leading zeros',
    experiment('seed: 007'),
    'my.yaml: line 6, column 1, seed: 007 would be read as the number 7; a seed is text: write "007"',
  ],
  [
    'a seed that reads as a power',
    experiment('seed: 1e3'),
    'my.yaml: line 6, column 1, seed: 1e3 would be read as the number 1000; a seed is text: write "1e3"',
  ],
  [
    'a seed too long for a number',
    experiment('seed: 12345678901234567890'),
    'my.yaml: line 6, column 1, seed: expected a text of 1 to 200 letters, in quotes unless it is a plain whole number, not 12345678901234567000',
  ],
  [
    'a seed that is true',
    experiment('seed: true'),
    'my.yaml: line 6, column 1, seed: expected a text of 1 to 200 letters, in quotes unless it is a plain whole number, not true',
  ],
  [
    'an empty seed',
    experiment('seed: ""'),
    'my.yaml: line 6, column 1, seed: expected a text of 1 to 200 letters, in quotes unless it is a plain whole number, not ""',
  ],
  [
    'an unknown field',
    experiment('sede: 7'),
    'my.yaml: line 6, column 1, sede: no field of an experiment of the kind balance is called "sede"; there are kind, game, players, agents, games, seed, rules, cards, deck, name, rows, onError, timeout',
  ],
  [
    'a field of another tool',
    experiment('threads: 2'),
    'my.yaml: line 6, column 1, threads: no field of an experiment of the kind balance is called "threads"; there are kind, game, players, agents, games, seed, rules, cards, deck, name, rows, onError, timeout',
  ],
  [
    'an unknown setting',
    experiment('rules: { retireIncom: 25 }'),
    'my.yaml: line 6, column 10, rules.retireIncom: no setting of Bourgeoisie is called "retireIncom"; did you mean "retireIncome"?',
  ],
  [
    'a setting of another game',
    experiment('rules: { majorityTie: split }'),
    'my.yaml: line 6, column 10, rules.majorityTie: no setting of Bourgeoisie is called "majorityTie"',
  ],
  [
    'rules that are a list',
    experiment('rules: [retireIncome]'),
    'my.yaml: line 6, column 1, rules: expected a mapping of settings, not a list',
  ],
  [
    'a setting below its range',
    experiment('rules: { trackSize: 0 }'),
    'my.yaml: line 6, column 10, rules.trackSize: expected a whole number from 1 to 1000, not 0',
  ],
  [
    'a setting above its range',
    experiment('rules: { fateDie: 1001 }'),
    'my.yaml: line 6, column 10, rules.fateDie: expected a whole number from 0 to 1000, not 1001',
  ],
  [
    'a setting that is no whole number',
    experiment('rules: { fateDie: 6.5 }'),
    'my.yaml: line 6, column 10, rules.fateDie: expected a whole number from 0 to 1000, not 6.5',
  ],
  [
    'a setting without a value',
    experiment('rules:\n  fateDie:'),
    'my.yaml: line 7, column 3, rules.fateDie: expected a whole number from 0 to 1000, not nothing',
  ],
  [
    'yes for true',
    experiment('rules: { goldKeptOnRetire: yes }'),
    'my.yaml: line 6, column 10, rules.goldKeptOnRetire: expected true or false, not "yes"',
  ],
  [
    'a word that is none of the choices',
    experiment('rules: { incomeBasis: investment }'),
    'my.yaml: line 6, column 10, rules.incomeBasis: expected one of all, investments, not "investment"; did you mean "investments"?',
  ],
  [
    'a list by seat that is too short',
    experiment('rules: { startingTokens: [0, 1] }'),
    'my.yaml: line 6, column 10, rules.startingTokens: expected 3 numbers, one for each seat, not 2',
  ],
  [
    'a number where a list by seat is due',
    experiment('rules: { startingTokens: 1 }'),
    'my.yaml: line 6, column 10, rules.startingTokens: expected a list of 3 whole numbers, one for each seat, not 1',
  ],
  [
    'a wrong number in a list by seat',
    experiment('rules: { startingTokens: [0, 1, 2000] }'),
    'my.yaml: line 6, column 33, rules.startingTokens[2]: expected a whole number from -1000 to 1000, not 2000',
  ],
  [
    'one list by seat for several numbers',
    experiment('players: [2, 3]\nrules: { startingTokens: [0, 1, 2] }'),
    'my.yaml: line 6, column 10, rules.startingTokens: with several numbers of players, give a list for each: {2: […], 3: […]}',
  ],
  [
    'a list by seat missing for a number',
    experiment('players: [2, 3]\nrules: { startingTokens: { 3: [0, 1, 2] } }'),
    'my.yaml: line 6, column 10, rules.startingTokens: has nothing for 2 players',
  ],
  [
    'a misspelt card',
    experiment('cards: { Mayer: { cost: 11 } }'),
    'my.yaml: line 6, column 10, cards.Mayer: no card is called "Mayer"; did you mean "Mayor"?',
  ],
  [
    'a misspelt field of a card',
    experiment('cards: { Mayor: { costs: 11 } }'),
    'my.yaml: line 6, column 19, cards.Mayor.costs: no field of Mayor is called "costs"; did you mean "cost"?',
  ],
  [
    'a card called __proto__',
    experiment('cards: { __proto__: { cost: 11 } }'),
    'my.yaml: line 6, column 10, cards.__proto__: no card is called "__proto__"',
  ],
  [
    'a field that has no effect on the card',
    experiment('cards: { Bankers: { bonus: 1 } }'),
    'my.yaml: line 6, column 21, cards.Bankers.bonus: has no effect on Bankers; fields that have: value, cost, copies',
  ],
  [
    'the value of an Event',
    experiment('cards: { War: { value: 1 } }'),
    'my.yaml: line 6, column 17, cards.War.value: has no effect on War; fields that have: copies',
  ],
  [
    'a card that is a number',
    experiment('cards: { Mayor: 11 }'),
    'my.yaml: line 6, column 10, cards.Mayor: expected a mapping of fields, not 11',
  ],
  [
    'a cost below 0',
    experiment('cards: { Mayor: { cost: -1 } }'),
    'my.yaml: line 6, column 19, cards.Mayor.cost: expected a whole number from 0 to 1000, not -1',
  ],
  [
    'half a copy',
    experiment('cards: { Mayor: { copies: 0.5 } }'),
    'my.yaml: line 6, column 19, cards.Mayor.copies: expected a whole number from 0 to 1000, not 0.5',
  ],
  [
    'a deck of more than 1000 cards',
    experiment('cards: { Mayor: { copies: 900 } }'),
    'my.yaml: line 6, column 1, cards: the deck holds 1019 cards; at most 1000 are played',
  ],
  [
    'a deck that is not there',
    experiment('deck: my-deck.csv'),
    'my.yaml: line 6, column 1, deck: the file "my-deck.csv": there is no such file',
  ],
  [
    'a name with a folder',
    experiment('name: ../elsewhere'),
    'my.yaml: line 6, column 1, name: holds / \\ < > : " | ? * or a control character; expected a plain file name',
  ],
  ['an empty name', experiment('name: ""'), 'my.yaml: line 6, column 1, name: is empty; expected a plain file name'],
  [
    'a name that Windows reserves',
    experiment('name: con.run'),
    'my.yaml: line 6, column 1, name: is reserved on Windows; expected another name',
  ],
  [
    'a name that is a number',
    experiment('name: 7'),
    'my.yaml: line 6, column 1, name: expected a text; write it in quotes, not 7',
  ],
  [
    'rows that are neither true nor false',
    experiment('rows: 1'),
    'my.yaml: line 6, column 1, rows: expected true or false, not 1',
  ],
  [
    'a key that stands twice',
    experiment('seed: a\nseed: b'),
    'my.yaml: line 7, column 1: seed stands here a second time',
  ],
  [
    'a second document',
    `${experiment('rows: true')}---\nkind: balance\n`,
    'my.yaml: line 7, column 1: a second document begins; only one is read',
  ],
  [
    'brackets left open',
    experiment('cards: { Mayor: { cost: 11 }'),
    'my.yaml: line 7, column 1: Flow map in block collection must be sufficiently indented and end with a }',
  ],
  [
    'a tab for indentation',
    experiment('rules:\n\tfateDie: 6'),
    'my.yaml: line 7, column 1: Tabs are not allowed as indentation',
  ],
  ['an alias of nothing', experiment('seed: *seed'), 'my.yaml: there is no anchor &seed for the alias *seed'],
  [
    'aliases that explode',
    experiment(
      'a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c, *c, *c, *c, *c]',
    ),
    'my.yaml: uses aliases (*name) too often',
  ],
  [
    'a type of YAML that is none of JSON',
    experiment('rules: !!omap [fateDie: 6]'),
    'my.yaml: line 6, column 8: Unresolved tag: tag:yaml.org,2002:omap',
  ],
  ['brackets without end', '['.repeat(100_000), 'my.yaml: is nested deeper than 50 levels'],
  [
    'JSON that is cut off',
    '{"kind": "balance", "game": "bourgeoisie", "players": 3,',
    'my.yaml: line 1, column 57: Flow map must end with a }',
  ],
  [
    'several things at once',
    'kind: balance\ngame: age-of-enlightenment\nplayers: 8\nagents: [gready]\ngames: 0\nrules: { majorityTies: none }\ncards: { Voltaire: { score: 5 } }\n',
    'my.yaml: 5 problems\n  line 3, column 1, players: expected a number of players from 2 to 6, not 8\n  line 4, column 10, agents[0]: no agent is called "gready"; did you mean "greedy"?\n  line 5, column 1, games: expected a whole number of games from 1 to 1000000000000, not 0\n  line 6, column 10, rules.majorityTies: no setting of Age of Enlightenment is called "majorityTies"; did you mean "majorityTie"?\n  line 7, column 22, cards.Voltaire.score: has no effect on Voltaire; fields that have: nation, type, copies',
  ],
];
