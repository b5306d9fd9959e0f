import { randomOf, type Random } from '../../packages/server/src/demo/random.ts';

export type TestRandom = Random;

/** A source of chance for a day in the shop: the same for the same seed and name. */
export const seededRandom = (seed: number, name: string): TestRandom => randomOf(seed, name);
