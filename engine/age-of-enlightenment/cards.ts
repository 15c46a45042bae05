import type { Card, CardField } from '../cards.js';
import { MAX_NUMBER } from '../settings.js';

/** The types of Personages, in the order of `Kind`. */
export const KINDS = ['S', 'P', 'M', 'B'] as const;

/** The nations of Personages, in the order of `Nation`. */
export const NATIONS = ['E', 'F', 'G', 'X'] as const;

/** The types of Discoveries, in the order of `Field`. */
export const DISCOVERY_TYPES = ['I', 'S', 'P', 'M'] as const;

/** The decks of a card list. */
export const DECKS = ['personages', 'discoveries'] as const;

/** The card types: what the letter means on a Personage, and on a Discovery. */
export const TYPES = {
  S: 'Scientist, Science',
  P: 'Philosopher, Philosophy',
  M: 'Musician, Music',
  B: 'Benefactor',
  I: 'Idea',
} as const;

/** Name, nation, type. */
const PERSONAGES: readonly (readonly [string, (typeof NATIONS)[number], (typeof KINDS)[number]])[] = [
  ['Sir Isaac Newton', 'E', 'S'],
  ['Francis Bacon', 'E', 'S'],
  ['Robert Boyle', 'E', 'S'],
  ['Benjamin Franklin', 'E', 'S'],
  ['William Herschel', 'E', 'S'],
  ['Robert Hooke', 'E', 'S'],
  ['William Harvey', 'E', 'S'],
  ['Rene Descartes', 'F', 'S'],
  ['Antoine Lavoisier', 'F', 'S'],
  ['Johannes Kepler', 'G', 'S'],
  ['Gottfried Wilhelm Leibniz', 'G', 'S'],
  ['Carl Linnaeus', 'G', 'S'],
  ['Rousseau', 'F', 'P'],
  ['Voltaire', 'F', 'P'],
  ['Denis Diderot', 'F', 'P'],
  ['Michel de Montaigne', 'F', 'P'],
  ['Baron d’Holbach', 'F', 'P'],
  ['David Hume', 'E', 'P'],
  ['John Locke', 'E', 'P'],
  ['Adam Smith', 'E', 'P'],
  ['Immanuel Kant', 'G', 'P'],
  ['Johann Wolfgang Goethe', 'G', 'P'],
  ['Gotthold Ephraim Lessing', 'G', 'P'],
  ['Baruch Spinoza', 'G', 'P'],
  ['Christoph Gluck', 'G', 'M'],
  ['Franz Joseph Haydan', 'G', 'M'],
  ['Wolfgang Amadeus Mozart', 'G', 'M'],
  ['Louis XIV the Sun King', 'F', 'B'],
  ['Coffee Houses', 'X', 'B'],
  ['Radical Men of Letters', 'X', 'P'],
  ['Royal Society of London', 'E', 'S'],
  ['Gifted Amateurs', 'X', 'S'],
  ['Naturalists', 'X', 'S'],
  ['Salons of Paris', 'F', 'B'],
  ['Philosophes', 'F', 'P'],
  ['Order of the Illuminati', 'G', 'B'],
  ['Freemasons', 'X', 'B'],
  ['Minor Composers', 'X', 'M'],
  ['Symphony Orchestras', 'X', 'M'],
];

/** Name, type, score. */
const DISCOVERIES: readonly (readonly [string, (typeof DISCOVERY_TYPES)[number], number])[] = [
  ['Age of Reason', 'I', 5],
  ['Age of Optimism', 'I', 5],
  ['Faith in Progress', 'I', 5],
  ['Intellectual Ferment', 'I', 5],
  ['Secular Spirit', 'I', 5],
  ['Systematic Thinking', 'I', 5],
  ['Birth of the Modern', 'I', 5],
  ['Reject Religious Orthodoxy', 'I', 5],
  ['Empiricism', 'I', 5],
  ['Cosmic Watchmaker', 'I', 5],
  ['Scientific Method', 'S', 10],
  ['Cartesian Thought', 'S', 10],
  ['Observation', 'S', 10],
  ['Experimentation', 'S', 10],
  ['Principia Mathematica', 'S', 10],
  ['Telescopes', 'S', 10],
  ['Microscopes', 'S', 10],
  ['Discovery of Galaxies', 'S', 10],
  ['Scientific Revolution', 'S', 10],
  ['Law of Gasses', 'S', 10],
  ['Conservation of Matter', 'S', 10],
  ['Doctrine of Oxidation', 'S', 10],
  ['Composition of Water', 'S', 10],
  ['Theories of Electricity', 'S', 10],
  ['Circulation of Blood', 'S', 10],
  ['Orbits of the Planets', 'S', 10],
  ['Analytical Geometry', 'S', 10],
  ['Theory of Inertia', 'S', 10],
  ['Classification of the Species', 'S', 10],
  ['Natural Philosophy', 'S', 10],
  ['Law of Gravitation', 'S', 10],
  ['Calculus', 'S', 10],
  ['Opticks', 'S', 10],
  ['Industrial Revolution', 'S', 10],
  ['Candide', 'P', 10],
  ['Rationalism', 'P', 10],
  ['Deism', 'P', 10],
  ['Supreme Being', 'P', 10],
  ['Absolutism', 'P', 10],
  ['Utopianism', 'P', 10],
  ['Epistemology', 'P', 10],
  ['Laissez-faire', 'P', 10],
  ['Pantheism', 'P', 10],
  ['Ethics', 'P', 10],
  ['Reductionism', 'P', 10],
  ['Toleration', 'P', 10],
  ['Encyclopedia', 'P', 10],
  ['Liberalism', 'P', 10],
  ['Physiocracy', 'P', 10],
  ['Social Contract', 'P', 10],
  ['Pragmatism', 'P', 10],
  ['Rights of Man', 'P', 10],
  ['Skepticism', 'P', 10],
  ['Atheism', 'P', 10],
  ['The Spirit of the Laws', 'P', 10],
  ['Social Criticism', 'P', 10],
  ['Sentimentalism', 'P', 10],
  ['Utilitarianism', 'P', 10],
  ['Nathan the Wise', 'P', 10],
  ['Faust', 'P', 10],
  ['Orfero', 'M', 10],
  ['Alceste', 'M', 10],
  ['The Creation', 'M', 10],
  ['The Seasons', 'M', 10],
  ['The Magic Flute', 'M', 10],
  ['The Marriage of Figaro', 'M', 10],
  ['Public Concerts', 'M', 10],
  ['Piano Forte', 'M', 10],
];

/** The printed decks. */
export const CARDS: readonly Card[] = [
  ...PERSONAGES.map(([label, nation, type]): Card => ({
    label,
    type,
    deck: 'personages',
    copies: 1,
    fields: { nation },
  })),
  ...DISCOVERIES.map(([label, type, score]): Card => ({
    label,
    type,
    deck: 'discoveries',
    copies: 1,
    fields: { score },
  })),
];

/** Whether a card belongs to the Personage deck. */
export function isPersonage({ deck }: Pick<Card, 'deck'>): boolean {
  return deck === 'personages';
}

/** The fields that may be set: of a Personage its nation and type, of a Discovery its score. */
export function fieldsOf(card: Pick<Card, 'deck'>): readonly string[] {
  return isPersonage(card) ? ['nation', 'type'] : ['score'];
}

/** All fields of cards. */
export const CARD_FIELDS: readonly CardField[] = [
  { name: 'nation', kind: 'choice', values: NATIONS, meaning: 'English, French, German or another (X)' },
  {
    name: 'type',
    kind: 'choice',
    values: KINDS,
    meaning: 'Scientist, Philosopher, Musician or Benefactor',
  },
  { name: 'score', kind: 'whole', min: 0, max: MAX_NUMBER, meaning: 'EP of a Discovery' },
];
