import type { GameName } from '../lib/games';
import type { AllOptions } from '../lib/messages';

export type Value = string | number | boolean;
export type Options = AllOptions[GameName];

/** One of a game's options, as the host chooses it. */
export interface Setting {
  /** The option's name on the wire. */
  name: string;
  /** Its name for people, as a text's id. */
  label: string;
  /** What may be chosen; `text` is the text's id, and without it the value speaks for itself. */
  values: readonly { value: Value; text?: string }[];
}

const JOKERS: Setting = {
  name: 'jokers',
  label: 'set-jokers',
  values: [
    { value: 2, text: 'set-jokers-2' },
    { value: 0, text: 'set-jokers-0' },
  ],
};
const SMALLEST_HAND = 5;
/** With two players of FAMILY so many cards stay in the stock (G8). */
const HIDDEN = 12;

const yesNo = (name: string, label: string): Setting => ({
  name,
  label,
  values: [
    { value: false, text: 'no' },
    { value: true, text: 'yes' },
  ],
});

function handSize(cards: number, seats: number): Setting {
  const largest = Math.floor(cards / seats);
  const values = Array.from({ length: Math.max(0, largest - SMALLEST_HAND + 1) }, (_, i) => ({ value: i + SMALLEST_HAND }));
  return { name: 'hand_size', label: 'set-hand-size', values };
}

/** The options of a game at a table of so many seats. `packs` are the task packs that there are, by name and title. */
export function settingsOf(options: Options, seats: number, packs: readonly { value: string; text: string }[]): Setting[] {
  switch (options.game) {
    case 'link':
      return [
        handSize(54 + options.jokers, seats),
        JOKERS,
        yesNo('draw_when_able', 'set-draw-when-able'),
        yesNo('false_call_penalty', 'set-false-call'),
      ];
    case 'family':
      return [handSize(54 + options.jokers - (seats === 2 ? HIDDEN : 0), seats), JOKERS];
    case 'fight':
      return [
        handSize(54 + options.jokers, seats),
        JOKERS,
        { name: 'pack', label: 'set-pack', values: packs },
        {
          name: 'shown_card',
          label: 'set-shown-card',
          values: [
            { value: 'discard', text: 'set-shown-card-discard' },
            { value: 'hand', text: 'set-shown-card-hand' },
          ],
        },
      ];
    case 'genial':
      return [
        {
          name: 'row_length',
          label: 'set-row-length',
          values: [
            { value: 'sheet', text: 'set-row-length-sheet' },
            { value: 'kosmos', text: 'set-row-length-kosmos' },
          ],
        },
        {
          name: 'alternative_move',
          label: 'set-alternative',
          values: [
            { value: 'one', text: 'set-alternative-one' },
            { value: 'all', text: 'set-alternative-all' },
            { value: 'off', text: 'set-alternative-off' },
          ],
        },
      ];
  }
}
