import { expect, test } from 'vitest';
import chat from '../packages/chat/package.json' with { type: 'json' };
import domain from '../packages/domain/package.json' with { type: 'json' };
import ui from '../packages/ui/package.json' with { type: 'json' };
import { exportsSnapshot } from './gates/exported.ts';
import { filesBelow } from './gates/sources.ts';

/** Texts that a product can replace are files. */
const texts = ['launcher', 'chat'].flatMap((name) =>
  ['en', 'es'].map((language) => `${name}.messages.${language}.json`),
);

test('the entry points export what they exported before', async () => {
  await expect(exportsSnapshot()).toMatchFileSnapshot('exports.snapshot.txt');
});

test.each([
  { folder: 'packages/domain', manifest: domain, files: {} },
  { folder: 'packages/ui', manifest: ui, files: { './icons.svg': './dist/icons.svg' } },
  { folder: 'packages/chat', manifest: chat, files: { './tilldesk-chat.js': './dist/tilldesk-chat.js' }, texts },
])(
  'every file of exports in $folder is an entry point, in the workspace and as published',
  ({ folder, manifest, files, texts: documented = [] }) => {
    const entryPoints = filesBelow([`${folder}/src/exports`], /\.ts$/).map((path) =>
      path.slice(`${folder}/src/exports/`.length, -3),
    );
    const entryOf = (entryPoint: string) => (entryPoint === 'index' ? '.' : `./${entryPoint}`);
    const others = { ...files, './package.json': './package.json' };
    const filesIn = (place: string) => Object.fromEntries(documented.map((file) => [`./${file}`, `${place}${file}`]));
    expect(manifest.exports).toEqual({
      ...Object.fromEntries(entryPoints.map((entryPoint) => [entryOf(entryPoint), `./src/exports/${entryPoint}.ts`])),
      ...filesIn('./src/texts/'),
      ...others,
    });
    const published = (entryPoint: string) => ({
      import: { types: `./dist/exports/${entryPoint}.d.ts`, default: `./dist/exports/${entryPoint}.js` },
      require: { types: `./dist/exports/${entryPoint}.d.cts`, default: `./dist/exports/${entryPoint}.cjs` },
    });
    expect(manifest.publishConfig.exports).toEqual({
      ...Object.fromEntries(entryPoints.map((entryPoint) => [entryOf(entryPoint), published(entryPoint)])),
      ...filesIn('./dist/'),
      ...others,
    });
  },
);
