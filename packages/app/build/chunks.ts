import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Modules = Rolldown.ChunkingContext;

/** What the entry of a document imports is on its page from the start; the entry itself stays apart, since it does something. */
const importedBy =
  (entry: string, name: string, besides: readonly string[] = []) =>
  (id: string, modules: Modules): string | null => {
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    return importers.some((from) => from.endsWith(entry)) || endsWithOneOf(besides, id) ? name : null;
  };

/** What the first page needs beside its entry, which asks for it: drawn at once, and so in one file with it. */
const firstPage = ['src/modules/dashboard/dashboard.screen.tsx', 'src/realtime/openConnection.ts'];

/** What comes by itself once the first page is drawn. */
const behind = [
  'src/machines/startMachines.ts',
  'src/shell/Interruptions.tsx',
  'src/printing/Printing.tsx',
  'src/shell/chat/SupportCorner.tsx',
];

/** What most pages are drawn by. */
const resource = ['list/ListScreen', 'form/FormScreen', 'DetailsScreen'].map((name) => `src/resource/${name}.tsx`);

const initialMessages = /src\/(?:shell\/shell|i18n\/problems|modules\/dashboard\/dashboard)\.messages\.(en|es)\.json$/;
const moduleMessages = /src\/modules\/([^/]+)\/.*\.messages\.(en|es)\.json$/;
const sharedMessages = /packages\/app\/src\/(?!modules\/|signin\/|shell\/).*\.messages\.(en|es)\.json$/;

/**
 * Which modules share a file: the first group that names one has it, with all that it imports. Few large files instead of many small
 * ones: each request brings a kilobyte of headers, and over HTTP/1.1 a browser has six on the way at a time.
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
  // A part of three screens or more stands apart; what would make a file too small for its request joins its neighbour.
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
