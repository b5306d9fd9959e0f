import { gzipSync } from 'node:zlib';

/** One chunk of vite's manifest, as far as it matters here. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * `pages`: what a person loads up to there, as manifest keys (`*` stands for any part of a name), with the kilobytes (1,000 bytes,
 * gzip) of all JavaScript behind them. `screens`: what any other screen may add to the page named `beyond`, and which may add
 * more. `along`: folders of texts that several modules take along with their own, so that they load with screens alone.
 */
export interface Budgets {
  readonly pages: Readonly<Record<string, { readonly chunks: readonly string[]; readonly kilobytes: number }>>;
  readonly screens: {
    readonly beyond: string;
    readonly chunks: readonly string[];
    readonly kilobytes: number;
    readonly wider?: Readonly<Record<string, number>>;
  };
  readonly along?: readonly string[];
}

/** Name, kilobytes and budget of one page or screen. */
export interface Weight {
  readonly name: string;
  readonly kilobytes: number;
  readonly budget: number;
}

/**
 * Weighs every page and screen; `weigh` answers a file's size in bytes, `textsOf` the manifest keys of the texts that a room's
 * folder (`src/modules/…/`) takes along. Throws when a budget names no chunk.
 */
export function weights(
  manifest: Manifest,
  { pages, screens, along = [] }: Budgets,
  weigh: (file: string) => number,
  textsOf: (room: string) => readonly string[],
): Weight[] {
  const isTaken = (key: string) => isText(key) && along.some((folder) => key.startsWith(folder));
  // The table of routes, which every chunk may share something with, names the texts of all rooms.
  const withTexts = (texts: readonly string[]) =>
    Object.fromEntries(Object.entries(manifest).filter(([key]) => !isTaken(key) || texts.includes(key)));
  const filesOfPage = (name: string) => filesBehind(withTexts([]), keysLike(manifest, pages[name]?.chunks ?? []));
  const filesOfScreen = (key: string) => {
    const texts = roomOf(key).flatMap(textsOf);
    return filesBehind(withTexts(texts), [key, ...texts]);
  };
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + weigh(file), 0) / 1_000;
  const loaded = filesOfPage(screens.beyond);
  return [
    ...Object.entries(pages).map(([name, page]) => ({
      name,
      kilobytes: sum(filesOfPage(name)),
      budget: page.kilobytes,
    })),
    ...keysLike(manifest, screens.chunks).map((key) => ({
      name: key,
      kilobytes: sum(filesOfScreen(key).difference(loaded)),
      budget: screens.wider?.[key] ?? screens.kilobytes,
    })),
  ];
}

/** A sentence for each page or screen that is over its budget. */
export function overweight(all: readonly Weight[]): string[] {
  return all
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(({ name, kilobytes, budget }) => `${name}: ${kilobytes.toFixed(1)} KB, at most ${budget} KB (gzip)`);
}

export function gzipped(content: Buffer): number {
  return gzipSync(content, { level: 9 }).byteLength;
}

/**
 * The JavaScript of the given chunks, of everything they import at once, and of their texts in one language. A module's texts
 * load with its screens, though it is the table of routes that names them.
 */
function filesBehind(manifest: Manifest, keys: readonly string[]): Set<string> {
  const rooms = new Set(keys.flatMap(roomOf));
  const own = Object.keys(manifest).filter((key) => isText(key) && roomOf(key).some((room) => rooms.has(room)));
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    imports.forEach(visit);
    dynamicImports.filter((one) => isText(one) && roomOf(one).length === 0).forEach(visit);
  };
  [...keys, ...own].forEach(visit);
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
}

const isText = (key: string) => key.endsWith('.messages.en.json');
const roomOf = (key: string) => /^src\/modules\/[^/]+\//.exec(key)?.slice(0, 1) ?? [];

function keysLike(manifest: Manifest, patterns: readonly string[]): string[] {
  const keys = Object.keys(manifest);
  return patterns.flatMap((pattern) => {
    const shape = new RegExp(
      `^${pattern
        .split('*')
        .map((part) => RegExp.escape(part))
        .join('.*')}$`,
    );
    const found = keys.filter((key) => shape.test(key));
    if (found.length === 0)
      throw new Error(`tools/sizes.json: the build has no chunk ${pattern}; it has ${keys.join(', ')}`);
    return found;
  });
}
