import { existsSync } from 'node:fs';
import { exportsSnapshot } from '../gates/exported.ts';
import { read, root } from '../gates/sources.ts';
import { capital, singular, spell } from './spellings.ts';
import {
  addEntryPoint,
  insertBefore,
  insertBehind,
  insertInList,
  renewSnapshot,
  write,
  writeChangeset,
} from './writing.ts';

/** User input: `name` in kebab-case and plural; omitted values are derived from it. */
export type Answers = { name: string; rights?: string; spanish?: string; spanishOne?: string };

/** The words that fill the templates, by their placeholders. */
type Words = ReturnType<typeof wordsOf>;

export function wordsOf({ name, rights, spanish, spanishOne }: Answers) {
  const [many, one] = [spell(name), spell(singular(name))];
  return {
    kebab: name,
    kebabOne: one.kebab,
    many: many.camel,
    one: one.camel,
    One: one.pascal,
    snake: many.snake,
    words: many.words,
    oneWords: one.words,
    title: capital(many.words),
    rights: rights || 'Product',
    manyEs: spanish || many.words,
    oneEs: spanishOne || one.words,
    // Without a Spanish name the title is at least not English.
    titleEs: spanish ? capital(spanish) : `Gestión de ${many.words}`,
  };
}

const folders = {
  domain: 'packages/domain/src/{{kebab}}/',
  server: 'packages/server/src/modules/{{kebab}}/',
  app: 'packages/app/src/modules/{{kebab}}/',
};

/** The files of a module, by the templates in `tools/scaffold/module`. */
const files: Readonly<Record<string, string>> = {
  contract: `${folders.domain}{{kebab}}.contract.ts`,
  exports: 'packages/domain/src/exports/{{kebab}}.ts',
  tables: `${folders.server}{{kebab}}.tables.ts`,
  'server.test': `${folders.server}{{kebab}}.test.ts`,
  resource: `${folders.app}{{kebab}}.resource.ts`,
  routes: `${folders.app}{{kebab}}.routes.ts`,
  'messages.en': `${folders.app}{{many}}.messages.en.json`,
  'messages.es': `${folders.app}{{many}}.messages.es.json`,
  'list.stories': `${folders.app}{{kebab}}.list.stories.tsx`,
  'form.stories': `${folders.app}{{kebab}}.form.stories.tsx`,
};

/** Creates a plain resource in all packages. Returns the files. */
export function makeModule(words: Words): string[] {
  const made = Object.entries(files).map(([template, path]) =>
    write(filled(path, words), filled(read(`tools/scaffold/module/${template}.txt`).text, words)),
  );
  enlist(words);
  return made;
}

/** Validates a name: returns the problem, or true. */
export function isNewModule(name: string): true | string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(name) || singular(name) === name)
    return 'A module is a plural in kebab-case: supplier-notes.';
  const words = wordsOf({ name });
  const folder = Object.values(folders)
    .map((one) => filled(one, words).slice(0, -1))
    .find((one) => existsSync(root + one));
  if (folder) return `There is ${folder} already.`;
  const existingName = [words.many, words.one, words.One].find((word) =>
    new RegExp(`^  (type )?${word}$`, 'm').test(exportsSnapshot()),
  );
  return existingName ? `The domain has ${existingName} already.` : true;
}

/** The lines that register the module: the entry point of the domain, the lists of server and app, one test. */
function enlist(words: Words): void {
  const fill = (line: string) => filled(line, words);
  const behind = (file: string, anchor: string, line: string) => insertBehind(file, anchor, () => fill(line));
  addEntryPoint('packages/domain/package.json', words.kebab);
  const modules = 'packages/server/src/modules.ts';
  behind(
    modules,
    "'./modules/customers/customers.http.ts'",
    "import { {{many}}Module } from './modules/{{kebab}}/{{kebab}}.tables.ts';",
  );
  insertInList(modules, /\.\.\.customersCalls/, () => fill('...{{many}}Module.served'));
  const routes = 'packages/app/src/routes.ts';
  behind(
    routes,
    "'./modules/customers/customers.routes.ts'",
    "import { {{many}}Routes } from './modules/{{kebab}}/{{kebab}}.routes.ts';",
  );
  insertInList(routes, /\.\.\.customersRoutes/, () => fill('...{{many}}Routes'));
  behind(
    'packages/app/src/i18n/Messages.ts',
    '/customers.messages.en.json',
    "  {{many}}: typeof import('../modules/{{kebab}}/{{many}}.messages.en.json');",
  );
  // The tenancy test needs a row for every table.
  insertBefore(
    'packages/server/src/database/tenancy.test.ts',
    '// Two customers with a note, a link and credit',
    fill("  await admin.request('POST', '/{{kebab}}', { id: newId('2026-03-02T18:00:00.000Z'), name: 'One' });"),
  );
  renewSnapshot();
  writeChangeset(words.kebab, '@tilldesk/domain', fill('Adds {{words}}: `{{one}}`, `{{many}}`.'));
}

/** Replaces the placeholders `{{name}}` of a template. Throws for one without a word. */
export function filled(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => {
    const word = words[placeholder];
    if (word === undefined) throw new Error(`nothing fills {{${placeholder}}}`);
    return word;
  });
}
