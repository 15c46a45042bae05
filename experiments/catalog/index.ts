export { agentsText } from './agents.js';
export { cardsCsv, cardsText } from './cards.js';
export { gamesText } from './games.js';
export { columnsText, wrapText } from './lines.js';
export { rulesText } from './rules.js';
export { schemaText } from './schema.js';
