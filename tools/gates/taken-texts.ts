import { posix } from 'node:path';

/**
 * The English texts that the pages of a room load beside its own: what its table of routes imports of messages, and what these
 * import in turn. Paths are those of the app's folder (`src/…`), as vite's manifest has them; `read` answers a file's source.
 */
export function takenTexts(routes: readonly string[], read: (path: string) => string): string[] {
  const seen = new Set<string>();
  const texts = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, wanted = ''] of read(path).matchAll(/['"](\.{1,2}\/[^'"]+\.messages\.(?:ts|en\.json))['"]/g)) {
      const found = posix.join(posix.dirname(path), wanted);
      if (found.endsWith('.json')) texts.add(found);
      else visit(found);
    }
  };
  routes.forEach(visit);
  return [...texts];
}
