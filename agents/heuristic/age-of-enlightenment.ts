import { AgeOfEnlightenmentView } from '../../engine/age-of-enlightenment/view.js';
import { NO_CARD } from '../../engine/game.js';
import { worth, type Style } from './age-of-enlightenment-judgement.js';
import type { Heuristic } from './heuristic.js';
import { NO, priority, PriorityAgent, type Lists } from './priorities.js';

type View = AgeOfEnlightenmentView;

const BALANCED: Style = { discoveries: 1, majorities: 1, sameKind: 0 };

const STYLES: Readonly<Record<string, Style>> = {
  balanced: BALANCED,
  collector: { discoveries: 1, majorities: 0.3, sameKind: 20 },
  majorities: { discoveries: 0.1, majorities: 1, sameKind: 0 },
};

/** Players by how many seats to the left they sit. */
const MYSELF = 0;
const LEFT = 1;

/** The priorities, phase by phase. */
export function ageOfEnlightenment(style: Style): Lists<View> {
  const play = priority<View>('play the Personage that is worth the most', (v, k) =>
    v.optionCard(k) === NO_CARD ? NO : worth(v, v.optionCard(k), MYSELF, style),
  );
  return [
    [
      priority('pass the Personage that is worth the least to the player to the left', (v, k) =>
        v.isPassing ? -worth(v, v.optionCard(k), LEFT, BALANCED) : NO,
      ),
      priority('keep the Personage that is worth the most', (v, k) => worth(v, v.optionCard(k), MYSELF, style)),
    ],
    [play],
    [play],
    [priority('discard the Personage that is worth the least', (v, k) => -worth(v, v.optionCard(k), MYSELF, style))],
  ];
}

/** Age of Enlightenment by priorities. */
export const heuristic: Heuristic = {
  personas: {
    balanced: 'each Personage for what it may find and win',
    collector: 'one kind of Personage',
    majorities: 'hunts majorities, whatever is found on the way',
  },
  createAgent: (persona) => new PriorityAgent(new AgeOfEnlightenmentView(), ageOfEnlightenment(STYLES[persona])),
};
