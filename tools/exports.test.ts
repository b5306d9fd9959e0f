import { expect, test } from 'vitest';
import chat from '../packages/chat/package.json' with { type: 'json' };
import domain from '../packages/domain/package.json' with { type: 'json' };
import ui from '../packages/ui/package.json' with { type: 'json' };
import { exportsSnapshot } from './gates/exported.ts';
import { filesBelow } from './gates/sources.ts';

/** What a product says in its own way is read by it as a file. */
const texts = ['launcher', 'chat'].flatMap((name) =>
  ['en', 'es'].map((language) => `${name}.messages.${language}.json`),
);

test('the front doors let out what they let out before', async () => {
  await expect(exportsSnapshot()).toMatchFileSnapshot('exports.snapshot.txt');
});

test.each([
  { folder: 'packages/domain', manifest: domain, files: {} },
  { folder: 'packages/ui', manifest: ui, files: { './icons.svg': './dist/icons.svg' } },
  { folder: 'packages/chat', manifest: chat, files: { './tilldesk-chat.js': './dist/tilldesk-chat.js' }, texts },
])(
  'every door of $folder is an entry, at work and as it is published',
  ({ folder, manifest, files, texts: said = [] }) => {
    const doors = filesBelow([`${folder}/src/exports`], /\.ts$/).map((path) =>
      path.slice(`${folder}/src/exports/`.length, -3),
    );
    const entryOf = (door: string) => (door === 'index' ? '.' : `./${door}`);
    const others = { ...files, './package.json': './package.json' };
    const lying = (place: string) => Object.fromEntries(said.map((file) => [`./${file}`, `${place}${file}`]));
    expect(manifest.exports).toEqual({
      ...Object.fromEntries(doors.map((door) => [entryOf(door), `./src/exports/${door}.ts`])),
      ...lying('./src/texts/'),
      ...others,
    });
    const published = (door: string) => ({
      import: { types: `./dist/exports/${door}.d.ts`, default: `./dist/exports/${door}.js` },
      require: { types: `./dist/exports/${door}.d.cts`, default: `./dist/exports/${door}.cjs` },
    });
    expect(manifest.publishConfig.exports).toEqual({
      ...Object.fromEntries(doors.map((door) => [entryOf(door), published(door)])),
      ...lying('./dist/'),
      ...others,
    });
  },
);
