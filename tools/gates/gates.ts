import { unnamed } from '../conformance/named.ts';
import { allRows } from '../conformance/rows.ts';
import { routeTable, staleDocs } from '../docs/printed.ts';
import { run } from '../runs/child.ts';
import { badHabits } from './habits.ts';
import { literalSentences } from './literals.ts';
import { messageComplaints } from './messages.ts';
import { strangeNames } from './names.ts';
import { filesBelow, ourSources, read, root } from './sources.ts';
import { statementComplaints } from './sql/statements.ts';
import { storyFigures, withoutStory, type Storybook } from './stories.ts';
import { usedMessages } from './used-messages.ts';

/** A check of the whole repository: returns its complaints, none if it passes. */
export interface Gate {
  readonly name: string;
  readonly complaints: () => string[] | Promise<string[]>;
  /** Counts in one line. */
  readonly figures?: () => Promise<string>;
}

const packages = ['domain', 'ui', 'chat', 'app', 'server'];

/** Folders with user texts, from message files. */
const speaking = ['packages/app/src', 'packages/chat/src'];

/** All gates; the slow ones are first, so that two at a time finish together. */
export function gates(): Gate[] {
  return [
    { name: 'lint', complaints: lint },
    { name: 'sql', complaints: statementComplaints },
    ...['.', ...packages.map((name) => `packages/${name}`)].filter(hasSources).map(types),
    { name: 'unused', complaints: () => silent('knip', '--no-progress', '--no-config-hints') },
    { name: 'walls', complaints: moduleBoundaries },
    { name: 'format', complaints: () => silent('oxfmt', '--check') },
    { name: 'habits', complaints: () => badHabits(ourSources()) },
    { name: 'messages', complaints: messages },
    { name: 'definitions', complaints: staleDocs },
    {
      name: 'styles',
      complaints: () => silent('stylelint', 'packages/{ui,chat,app}/{src,stories}/**/*.{styles.ts,css}'),
    },
    {
      name: 'conformance',
      complaints: () => unnamed(allRows, filesBelow(['packages', 'tests'], /\.(test|e2e|stories)\.tsx?$/).map(read)),
    },
    {
      name: 'stories',
      complaints: async () => withoutStory(await storybook()),
      figures: async () => storyFigures(await storybook()),
    },
  ];
}

function lint(): Promise<string[]> {
  return silent(
    'oxlint',
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives-severity=error',
    '--format=unix',
  );
}

function types(folder: string): Gate {
  const name = folder === '.' ? 'root' : folder.replace('packages/', '');
  const memory = ['--incremental', '--tsBuildInfoFile', `${root}node_modules/.cache/tilldesk/${name}.tsbuildinfo`];
  // TypeScript 6 has the API that packing the packages needs; 7 takes half the time, and two gates run in parallel anyway.
  const compiler = [`${root}node_modules/typescript7/bin/tsc`, '--singleThreaded', '--pretty', 'false'];
  return { name: `types ${name}`, complaints: () => silent(process.execPath, ...compiler, '-p', folder, ...memory) };
}

async function moduleBoundaries(): Promise<string[]> {
  const folders = ['packages', 'tools', 'tests'].filter((folder) => hasSources(folder));
  const strange = strangeNames(filesBelow(['packages'], /\/src\//));
  return [...strange, ...(await silent('depcruise', ...folders, '--output-type', 'err', '--no-progress'))];
}

function messages(): string[] {
  const screens = filesBelow(speaking, /\.tsx?$/).map(read);
  const sources = filesBelow([...speaking, 'packages/domain/src'], /^(?!.*\.(test|stories)\.tsx?$).*\.tsx?$/).map(read);
  const files = filesBelow(speaking, /\.messages\.(en|es)\.json$/).map(read);
  return [...messageComplaints({ files, used: usedMessages(sources) }), ...literalSentences(screens)];
}

async function storybook(): Promise<Storybook> {
  return {
    entryPoints: filesBelow(['packages/ui/src/exports', 'packages/chat/src/exports'], /\.ts$/).map(read),
    pages: (await routeTable()).filter(({ redirect }) => redirect === undefined).map(({ path }) => path),
    stories: filesBelow(['packages/ui', ...speaking], /\.stories\.tsx$/).map(read),
  };
}

async function silent(command: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await run(command, args);
  return code === 0 ? [] : [output.trim() || `${command} ended with ${code}`];
}

function hasSources(folder: string): boolean {
  return folder === '.' || filesBelow([folder], /\.tsx?$/).length > 0;
}
