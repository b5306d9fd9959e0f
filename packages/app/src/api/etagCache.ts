/** Maximum number of cached responses. The least recently requested one is evicted first. */
const MOST = 100;

type CachedAnswer = { tag: string; data: unknown };

const known = new Map<string, CachedAnswer>();
let ofToken: string | undefined;

/**
 * The last response to each reading call of the signed-in user, with its ETag, so that unchanged data is not sent again. Held
 * in memory only, since the browser must not store it (`no-store`), and cleared with the session.
 */
export const lastAnswers = {
  of(token: string | undefined, address: string): CachedAnswer | undefined {
    if (token !== ofToken) lastAnswers.forget();
    ofToken = token;
    return known.get(address);
  },
  remember(token: string | undefined, address: string, tag: string | null, data: unknown): void {
    // The user of the request has signed out since.
    if (token !== ofToken || tag === null) return;
    known.delete(address);
    known.set(address, { tag, data });
    for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - MOST))) known.delete(oldest);
  },
  forget: (): void => known.clear(),
};
