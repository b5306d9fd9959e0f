import { afterAll, expect, test } from 'vitest';
import { copyRepository, type CommandResult } from '../support/copy.ts';

const copy = copyRepository();
afterAll(copy.remove);

const plop = (...args: string[]) => copy.run('plop', '--plopfile', 'tools/scaffold/plop.config.ts', ...args);
/** Error output of a command; empty on success. */
const complaints = ({ code, output }: CommandResult) =>
  code === 0 ? [] : output.split('\n').filter((line) => !line.includes('✓'));

test('a component, a machine and a module are generated', async () => {
  expect(complaints(await plop('component', 'PriceTag'))).toEqual([]);
  expect(complaints(await plop('machine', 'drawerCount', 'registers'))).toEqual([]);
  expect(complaints(await plop('module', 'supplier-notes', '--', '--rights', 'Vendor'))).toEqual([]);
});

test('untouched they stand in every list, pass their own tests and stories, and those of access and tenancy', async () => {
  const projects = ['unit', 'server', 'stories*'].flatMap((project) => ['--project', project]);
  expect(complaints(await copy.run('vitest', 'run', ...projects, ...lists, ...own))).toEqual([]);
});

test('the new files, and those that were written to, are linted clean', async () => {
  const sources = copy.changed().filter((file) => /\.tsx?$/.test(file));
  expect(sources).toEqual(expect.arrayContaining(['packages/app/src/routes.ts', 'packages/server/src/modules.ts']));
  expect(complaints(await copy.run('oxlint', '--type-aware', '--deny-warnings', ...sources))).toEqual([]);
});

test('all pass the gates', async () => {
  expect(complaints(await copy.run(process.execPath, 'tools/check.ts', ...gates))).toEqual([]);
});

const lists = [
  'packages/app/src/routes.test.ts',
  'packages/app/src/i18n/messages.test.ts',
  'tools/exports.test.ts',
  'packages/server/src/http/access',
  'packages/server/src/database/tenancy',
];
const own = [
  'packages/ui/src/PriceTag',
  'packages/domain/src/registers/drawerCount',
  'packages/server/src/modules/supplier-notes',
  'packages/app/src/modules/supplier-notes',
];
const gates = [
  // No files change in the chat or the tools, and the packages they read only have additions.
  ...['server', 'app', 'ui', 'domain'].map((name) => `types ${name}`),
  ...'unused walls format habits messages styles definitions stories'.split(' '),
];
