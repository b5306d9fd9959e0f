import { existsSync } from 'node:fs';
import ts from 'typescript';
import { exportsSnapshot } from '../gates/exported.ts';
import { everyNode, parse, read, root, type Source } from '../gates/sources.ts';
import { example, tellOf, type Noun, type Place } from './noun.ts';
import { messagesOf } from './messages.ts';
import { reduce, type Reduction } from './reduce.ts';
import { capital, singular, spell } from './spellings.ts';
import { insertBefore, insertBehind, insertInList, renewSnapshot, write, writeChangeset } from './writing.ts';

/** The fields that a plain noun begins with: the example's `firstName` becomes the new noun's `name`. */
const keptFields = ['firstName', 'name', 'notes'];

const rooms = {
  domain: 'packages/domain/src/',
  server: 'packages/server/src/modules/',
  app: 'packages/app/src/modules/',
};

/** A file of the example, what of it is more than plain, and the line that says what the new one is. */
type Part = Reduction & { room: keyof typeof rooms; role: string; place?: Place; about?: (noun: Noun) => string };

const parts: readonly Part[] = [
  {
    room: 'domain',
    role: 'entity',
    keep: ['customer', 'Customer'],
    without: ['z'],
    about: ({ one }) => `${article(one.words)}: its name and what is noted of it.`,
  },
  {
    room: 'domain',
    role: 'contract',
    without: [],
    place: 'contract',
    about: ({ many }) => `The calls of ${many.words}.`,
  },
  { room: 'server', role: 'tables', without: ['firstName', 'mergedInto'], place: 'tables' },
  {
    room: 'server',
    role: 'store',
    keep: ['customerRecords', 'customerTerms'],
    without: ['filters', 'columns', 'check', 'found', 'keep', 'release'],
    about: ({ many }) => `${capital(many.words)} of the business: found by name.`,
  },
  { room: 'server', role: 'http', without: ['guarded'] },
  {
    room: 'app',
    role: 'resource',
    without: ['filters', 'watch', 'check', 'totals', 'details', 'cells', 'actions', 'ticked'],
    about: ({ many }) => `${capital(many.words)}: their list and their form.`,
  },
  { room: 'app', role: 'routes', without: ['menu', 'also', '/customer-management/customer-details/:customerId'] },
  { room: 'app', role: 'messages', without: [] },
];

/** Makes a plain resource in all its rooms, of what is plain in the living customers. Answers the files. */
export function makeModule(noun: Noun): string[] {
  const special = fieldsOfExample().filter((field) => !keptFields.includes(field));
  const made = parts.map((part) => {
    const reduced = reduce(exampleOf(part), { ...part, without: [...part.without, ...special] });
    // A customer may be a company without a first name; a plain noun has its name.
    const named = reduced
      .replace(/\bfirstName\b/g, 'name')
      .replace('name: text()', 'name: text({ required: true })')
      // Merging needs a customer's terms too.
      .replace('export const customerTerms', 'const customerTerms');
    const told = tellOf(noun, named, part.place ?? 'other');
    return write(pathOf(part, noun.many.kebab), part.about ? withLine(told, part.about(noun)) : told);
  });
  const screens = made.filter((path) => /\.(resource|routes)\.ts$/.test(path)).map((path) => read(path).text);
  for (const language of ['en', 'es'] as const) {
    const path = `${rooms.app}${noun.many.kebab}/${noun.many.kebab}.messages.${language}.json`;
    made.push(write(path, messagesOf(noun, language, screens.join('\n'))));
  }
  const file = `${noun.many.kebab}/${noun.many.kebab}`;
  made.push(write(`${rooms.server}${file}.test.ts`, filled(noun, 'server-test')));
  made.push(write(`${rooms.app}${file}.list.stories.tsx`, filled(noun, 'list-story')));
  made.push(write(`${rooms.app}${file}.form.stories.tsx`, filled(noun, 'form-story')));
  enlist(noun);
  return made;
}

/** What is wrong with a name, or true. */
export function isNewModule(name: string): true | string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(name) || singular(name) === name)
    return 'A module is a plural in kebab-case: supplier-notes.';
  const folder = Object.values(rooms).find((room) => existsSync(`${root}${room}${name}`));
  if (folder) return `There is ${folder}${name} already.`;
  const words = [spell(name).camel, spell(singular(name)).camel, spell(singular(name)).pascal];
  const taken = words.find((word) => new RegExp(`^  (type )?${word}$`, 'm').test(exportsSnapshot()));
  return taken ? `The domain has ${taken} already.` : true;
}

/**
 * A file of the example. Customers have their list apart from their form, so that a heavy form is not loaded with the list;
 * a plain noun has both in one.
 */
function exampleOf(part: Part): Source {
  const file = read(pathOf(part, example.many.kebab));
  if (part.role === 'routes')
    return { ...file, text: file.text.replace(/^const loadList = .*\n/m, '').replace('loadList', 'load') };
  if (part.role !== 'resource') return file;
  const look = read(`${rooms.app}customers/customersLook.ts`).text;
  const [, imports = '', body = ''] = /^([\s\S]*?)\n\/\*\*[\s\S]*? = \{\n([\s\S]*)\n\};\n$/.exec(look) ?? [];
  const others = imports.replace(/^import \{ customers, .*\n/, '');
  const text = file.text
    .replace('customerMistake,', 'customerMistake, customers,')
    .replace("import { customersLook } from './customersLook.ts';\n", others)
    .replace('  ...customersLook,', body);
  return { ...file, text };
}

const pathOf = ({ room, role }: Part, name: string): string => `${rooms[room]}${name}/${name}.${role}.ts`;

/** The lines that name the module outside its rooms: the domain's front door, the lists of server and app, one test. */
function enlist(noun: Noun): void {
  const tell = (line: string) => tellOf(noun, line, 'other');
  insertBehind(`${rooms.domain}exports/shop.ts`, "'../customers/customers.contract.ts'", tell);
  insertBehind(
    `${rooms.domain}exports/shop.ts`,
    `'../${noun.many.kebab}/${noun.many.kebab}.contract.ts'`,
    () =>
      `export { ${noun.one.camel}, type ${noun.one.pascal} } from '../${noun.many.kebab}/${noun.many.kebab}.entity.ts';`,
  );
  for (const list of ['packages/server/src/modules.ts', 'packages/app/src/routes.ts']) {
    insertBehind(list, "'./modules/customers/customers.", tell);
    insertInList(list, /\.\.\.customers\w+/, tell);
  }
  // Tenancy is tested on every table, and so every table needs a row there.
  insertBefore(
    'packages/server/src/database/tenancy.test.ts',
    '// Two customers with a note, a link and credit',
    `  await admin.ask('POST', '/${noun.many.kebab}', { id: newId('2026-03-02T18:00:00.000Z'), name: 'One' });`,
  );
  renewSnapshot();
  writeChangeset(
    noun.many.kebab,
    '@tilldesk/domain',
    `Adds ${noun.many.words}: \`${noun.one.camel}\`, \`${noun.many.camel}\`.`,
  );
}

/** Every field of the living example, those that the server derives too. */
function fieldsOfExample(): string[] {
  const names: string[] = [];
  everyNode(parse(read(`${rooms.domain}customers/customers.entity.ts`)), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'entity') return;
    for (const shape of node.arguments.filter(ts.isObjectLiteralExpression))
      names.push(...shape.properties.flatMap((property) => property.name?.getText() ?? []));
  });
  return names;
}

/** What has no living example that would be plain: a text with places for the noun. */
function filled({ many, one }: Noun, template: string): string {
  const places: Readonly<Record<string, string>> = {
    kebab: many.kebab,
    words: many.words,
    many: many.camel,
    one: one.camel,
    oneWords: one.words,
    kebabOne: one.kebab,
    path: `/${one.kebab}-management`,
    title: capital(many.words),
  };
  const { text } = read(`tools/scaffold/${template}.txt`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const word = places[place];
    if (word === undefined) throw new Error(`${template}.txt: nothing fills ${place}`);
    return word;
  });
}

const withLine = (text: string, line: string): string => text.replace(/^export const/m, `/** ${line} */\nexport const`);

const article = (words: string): string => `${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}`;
