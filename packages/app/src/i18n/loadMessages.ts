import type { CatalogueName, Language } from './Messages.ts';

type Texts = Readonly<Record<string, string>>;

/** Every message file of the app, except those of the sign-in, and of the chat. Each loads with the pages that name it. */
const files = import.meta.glob<Texts>(
  ['../**/*.messages.*.json', '!../signin/**', '../../../chat/src/texts/*.messages.*.json'],
  { import: 'default' },
);

const loaders = new Map(Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]));

/** Loads the messages of a catalogue. Rejects when there are none, or when the script cannot be loaded. */
export async function loadMessages(name: CatalogueName, language: Language): Promise<Texts> {
  const load = loaders.get(`${name}.messages.${language}.json`);
  if (load === undefined) throw new Error(`loadMessages: there is no ${name}.messages.${language}.json`);
  return load();
}
