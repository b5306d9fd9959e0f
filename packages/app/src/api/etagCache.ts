/** How many answers are remembered; the one that was not asked for the longest goes first. */
const MOST = 100;

type CachedAnswer = { tag: string; data: unknown };

const known = new Map<string, CachedAnswer>();
let ofToken: string | undefined;

/**
 * The last answer to each reading call of the person who is signed in, with its ETag: what did not change does not cross the line
 * again. In memory alone, since the browser must store nothing of it (`no-store`), and gone with the session.
 */
export const lastAnswers = {
  of(token: string | undefined, address: string): CachedAnswer | undefined {
    if (token !== ofToken) lastAnswers.forget();
    ofToken = token;
    return known.get(address);
  },
  remember(token: string | undefined, address: string, tag: string | null, data: unknown): void {
    // Who asked has gone meanwhile.
    if (token !== ofToken || tag === null) return;
    known.delete(address);
    known.set(address, { tag, data });
    for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - MOST))) known.delete(oldest);
  },
  forget: (): void => known.clear(),
};
