import { createRandom, type Random } from '../../packages/server/src/demo/random.ts';

export type TestRandom = Random;

/** A random source for a shop day: the same for the same seed and name. */
export const seededRandom = (seed: number, name: string): TestRandom => createRandom(seed, name);
