import { expect, test } from 'vitest';
import domain from '../packages/domain/package.json' with { type: 'json' };
import ui from '../packages/ui/package.json' with { type: 'json' };
import { exportsSnapshot } from './gates/exported.ts';
import { filesBelow } from './gates/sources.ts';

test('the front doors let out what they let out before', async () => {
  await expect(exportsSnapshot()).toMatchFileSnapshot('exports.snapshot.txt');
});

test.each([
  { folder: 'packages/domain', manifest: domain, files: {} },
  { folder: 'packages/ui', manifest: ui, files: { './icons.svg': './dist/icons.svg' } },
])('every door of $folder is an entry, at work and as it is published', ({ folder, manifest, files }) => {
  const doors = filesBelow([`${folder}/src/exports`], /\.ts$/).map((path) =>
    path.slice(`${folder}/src/exports/`.length, -3),
  );
  const entryOf = (door: string) => (door === 'index' ? '.' : `./${door}`);
  const others = { ...files, './package.json': './package.json' };
  expect(manifest.exports).toEqual({
    ...Object.fromEntries(doors.map((door) => [entryOf(door), `./src/exports/${door}.ts`])),
    ...others,
  });
  const published = (door: string) => ({
    import: { types: `./dist/exports/${door}.d.ts`, default: `./dist/exports/${door}.js` },
    require: { types: `./dist/exports/${door}.d.cts`, default: `./dist/exports/${door}.cjs` },
  });
  expect(manifest.publishConfig.exports).toEqual({
    ...Object.fromEntries(doors.map((door) => [entryOf(door), published(door)])),
    ...others,
  });
});
