import { randomOf, type Random } from '../../packages/server/src/demo/random.ts';

export type Chance = Random;

/** A source of chance for a day in the shop: the same for the same seed and name. */
export const chanceOf = (seed: number, name: string): Chance => randomOf(seed, name);
