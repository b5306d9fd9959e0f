import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Modules = Rolldown.ChunkingContext;

/**
 * Puts the direct imports of a document's entry into the chunk `name`. The entry itself stays in its own chunk because it has
 * side effects.
 */
const importedBy =
  (entry: string, name: string, besides: readonly string[] = []) =>
  (id: string, modules: Modules): string | null => {
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    return importers.some((from) => from.endsWith(entry)) || endsWithOneOf(besides, id) ? name : null;
  };

/** Modules that the entry of the first page imports dynamically. The first page renders them at once, so they share its chunk. */
const firstPage = ['src/modules/dashboard/dashboard.screen.tsx', 'src/realtime/openConnection.ts'];

/** Modules that load automatically after the first page has rendered. */
const behind = [
  'src/machines/startMachines.ts',
  'src/shell/Interruptions.tsx',
  'src/printing/Printing.tsx',
  'src/shell/chat/SupportCorner.tsx',
];

/** Modules that render most pages, and the tabs above lists: alone too small, they would be merged into one page's code. */
const resource = [
  ...['list/ListScreen', 'form/FormScreen', 'DetailsScreen'].map((name) => `src/resource/${name}.tsx`),
  'ui/src/NavTabs/NavTabs.tsx',
];

const initialMessages = /src\/(?:shell\/shell|i18n\/problems|modules\/dashboard\/dashboard)\.messages\.(en|es)\.json$/;
const moduleMessages = /src\/modules\/([^/]+)\/.*\.messages\.(en|es)\.json$/;
const sharedMessages = /packages\/app\/src\/(?!modules\/|signin\/|shell\/).*\.messages\.(en|es)\.json$/;

/**
 * Groups modules into chunks. The first group that matches a module gets it with all its imports. Few large files are better
 * than many small ones: each request adds a kilobyte of headers, and over HTTP/1.1 a browser runs at most six requests at a
 * time.
 */
export const chunkGroups: Groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 7 },
  { name: importedBy('src/signin/main.tsx', 'sign-in'), priority: 6 },
  { name: importedBy('src/main.tsx', 'first-page', firstPage), priority: 5 },
  { name: 'behind', test: (id) => endsWithOneOf(behind, id), priority: 4 },
  { name: (id) => inLanguage('first', initialMessages.exec(id)?.[1]), priority: 3 },
  { name: (id) => inLanguage(...(moduleMessages.exec(id)?.slice(1) ?? [])), priority: 2 },
  { name: (id) => inLanguage('common', sharedMessages.exec(id)?.[1]), priority: 2 },
  { name: 'resource', test: (id) => endsWithOneOf(resource, id), priority: 1 },
  // Code shared by three or more entries gets its own chunk. A chunk that would be too small is merged into a neighboring one.
  {
    name: 'shared',
    test: /\.tsx?$|\.[mc]?js$/,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
];

function endsWithOneOf(sources: readonly string[], id: string): boolean {
  return sources.some((source) => id.endsWith(source));
}

function inLanguage(...parts: readonly (string | undefined)[]): string | null {
  const [of, language] = parts.filter((part) => part !== undefined);
  return of === undefined || language === undefined ? null : `${of}-${language}`;
}
