import type { GameName } from '../lib/games';
import { FAMILY } from '../rules/family';
import { FIGHT } from '../rules/fight';
import { GENIAL } from '../rules/genial';
import type { Guide } from '../rules/guide';
import { LINK } from '../rules/link';

/** The pages of rules, one for each game. */
export const GUIDES: Readonly<Record<GameName, Guide>> = { link: LINK, family: FAMILY, fight: FIGHT, genial: GENIAL };
