/** A random source that gives the same values for the same seed and stream, on every machine. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** Returns true with this probability (0 to 1). */
  probability(probability: number): boolean;
  /** Returns one item of a list, with equal probability. Throws for an empty list. */
  pick<T>(from: readonly T[]): T;
  /** Returns one item of a list, by weight. Throws if no weight is above zero. */
  weighted<T>(from: readonly T[], weight: (one: T) => number): T;
  /** Returns the list in random order; the given list is unchanged. */
  shuffle<T>(from: readonly T[]): T[];
}

/**
 * Opens a random stream. Each part of the demo uses a stream of its own name, so that a change in one part does not change the
 * others. The generator is sfc32 (Chris Doty-Humphrey, PractRand).
 */
export function createRandom(seed: number, stream: string): Random {
  const next = sfc32(seedOf(`${seed}/${stream}`));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function pick<T>(from: readonly T[]): T {
    const [found] = from.slice(int(0, from.length - 1));
    if (found === undefined) throw new Error(`random: nothing to pick in ${stream}`);
    return found;
  }

  function weighted<T>(from: readonly T[], weight: (one: T) => number): T {
    let left = next() * from.reduce((sum, one) => sum + weight(one), 0);
    const found = from.find((one) => (left -= weight(one)) < 0);
    if (found === undefined) throw new Error(`random: nothing has weight in ${stream}`);
    return found;
  }

  const shuffle = <T>(from: readonly T[]): T[] =>
    from
      .map((one) => ({ one, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);

  return { next, int, probability: (probability) => next() < probability, pick, weighted, shuffle };
}

function sfc32(state: SeedWords): () => number {
  let [a, b, c, counter] = state;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first values still correlate with the seed.
  for (let attempt = 0; attempt < 15; attempt++) next();
  return next;
}

type SeedWords = [number, number, number, number];

/** Returns four words from a text: FNV-1a with four different initial values. */
function seedOf(text: string): SeedWords {
  const hashOf = (salt: number) => {
    let hash = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1);
    for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
    return hash >>> 0;
  };
  return [hashOf(1), hashOf(2), hashOf(3), hashOf(4)];
}
