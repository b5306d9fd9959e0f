import { afterAll, expect, test } from 'vitest';
import { copyOfTheHouse, type Said } from '../house/copy.ts';

const copy = copyOfTheHouse();
afterAll(copy.remove);

const plop = (...args: string[]) => copy.run('plop', '--plopfile', 'tools/scaffold/plop.config.ts', ...args);
/** What a command complained of; nothing when it ended well. */
const complaints = ({ code, output }: Said) =>
  code === 0 ? [] : output.split('\n').filter((line) => !line.includes('✓'));

test('a component and a module of the generator, untouched, stand in every list', async () => {
  expect(complaints(await plop('component', 'PriceTag'))).toEqual([]);
  expect(complaints(await plop('module', 'supplier-notes', '--', '--rights', 'Vendor'))).toEqual([]);
  expect(complaints(await copy.run('vitest', 'run', '--project', 'unit', ...lists))).toEqual([]);
});

test('the new component passes its stories in a browser', async () => {
  expect(complaints(await copy.run('vitest', 'run', '--project', 'stories', 'packages/ui/src/PriceTag'))).toEqual([]);
});

test('the new module passes its own tests, and those of access and tenancy', async () => {
  expect(complaints(await copy.run('vitest', 'run', '--project', 'server', ...servers))).toEqual([]);
});

test('the screens of the new module pass their stories in a browser', async () => {
  const screens = 'packages/app/src/modules/supplier-notes';
  expect(complaints(await copy.run('vitest', 'run', '--project', 'stories', screens))).toEqual([]);
});

test('both pass the gates', async () => {
  expect(complaints(await copy.run(process.execPath, 'tools/check.ts', ...gates))).toEqual([]);
});

const lists = ['packages/app/src/routes.test.ts', 'packages/app/src/kit/say/messages.test.ts', 'tools/exports.test.ts'];
const servers = ['modules/supplier-notes', 'http/access', 'database/tenancy'].map(
  (place) => `packages/server/src/${place}`,
);
const gates = 'types lint unused walls format habits messages barrels length definitions stories'.split(' ');
