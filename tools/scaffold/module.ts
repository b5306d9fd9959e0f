import { existsSync } from 'node:fs';
import ts from 'typescript';
import { exportsSnapshot } from '../gates/exported.ts';
import { everyNode, parse, read, root, type Source } from '../gates/sources.ts';
import { example, rewriteExampleFor, type Entity, type Place } from './noun.ts';
import { messagesOf } from './messages.ts';
import { reduce, type Reduction } from './reduce.ts';
import { capital, singular, spell } from './spellings.ts';
import { insertBefore, insertBehind, insertInList, renewSnapshot, write, writeChangeset } from './writing.ts';

/** The initial fields of a new entity: `firstName` of the example becomes `name`. */
const retainedFields = ['firstName', 'name', 'notes'];

const moduleRoots = {
  domain: 'packages/domain/src/',
  server: 'packages/server/src/modules/',
  app: 'packages/app/src/modules/',
};

/** A file of the example, the parts that are specific to it, and the doc comment of the new one. */
type Part = Reduction & {
  rootKey: keyof typeof moduleRoots;
  role: string;
  place?: Place;
  about?: (entity: Entity) => string;
};

const parts: readonly Part[] = [
  {
    rootKey: 'domain',
    role: 'entity',
    keep: ['customer', 'Customer'],
    without: ['z'],
    about: ({ one }) => `${article(one.words)}: its name and what is noted of it.`,
  },
  {
    rootKey: 'domain',
    role: 'contract',
    without: [],
    place: 'contract',
    about: ({ many }) => `The calls of ${many.words}.`,
  },
  { rootKey: 'server', role: 'tables', without: ['firstName', 'mergedInto'], place: 'tables' },
  {
    rootKey: 'server',
    role: 'store',
    keep: ['customerRecords', 'customerTerms'],
    without: ['filters', 'columns', 'check', 'found', 'keep', 'release'],
    about: ({ many }) => `${capital(many.words)} of the business: found by name.`,
  },
  { rootKey: 'server', role: 'http', without: ['guarded'] },
  {
    rootKey: 'app',
    role: 'resource',
    without: ['filters', 'watch', 'check', 'totals', 'details', 'cells', 'actions', 'ticked'],
    about: ({ many }) => `${capital(many.words)}: their list and their form.`,
  },
  { rootKey: 'app', role: 'routes', without: ['menu', 'also', '/customer-management/customer-details/:customerId'] },
  { rootKey: 'app', role: 'messages', without: [] },
];

/** Creates a resource in all packages from the generic parts of the customers module. Returns the files. */
export function makeModule(entity: Entity): string[] {
  const special = fieldsOfExample().filter((field) => !retainedFields.includes(field));
  const made = parts.map((part) => {
    const reduced = reduce(exampleOf(part), { ...part, without: [...part.without, ...special] });
    // A customer may be a company without a first name; a new entity always has a name.
    const named = reduced
      .replace(/\bfirstName\b/g, 'name')
      .replace('name: text()', 'name: text({ required: true })')
      // Merging needs a customer's terms too.
      .replace('export const customerTerms', 'const customerTerms');
    const rewritten = rewriteExampleFor(entity, named, part.place ?? 'other');
    return write(pathOf(part, entity.many.kebab), part.about ? withLine(rewritten, part.about(entity)) : rewritten);
  });
  const screens = made.filter((path) => /\.(resource|routes)\.ts$/.test(path)).map((path) => read(path).text);
  for (const language of ['en', 'es'] as const) {
    const path = `${moduleRoots.app}${entity.many.kebab}/${entity.many.kebab}.messages.${language}.json`;
    made.push(write(path, messagesOf(entity, language, screens.join('\n'))));
  }
  const file = `${entity.many.kebab}/${entity.many.kebab}`;
  made.push(write(`${moduleRoots.server}${file}.test.ts`, filled(entity, 'server-test')));
  made.push(write(`${moduleRoots.app}${file}.list.stories.tsx`, filled(entity, 'list-story')));
  made.push(write(`${moduleRoots.app}${file}.form.stories.tsx`, filled(entity, 'form-story')));
  enlist(entity);
  return made;
}

/** Validates a name: returns the problem, or true. */
export function isNewModule(name: string): true | string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(name) || singular(name) === name)
    return 'A module is a plural in kebab-case: supplier-notes.';
  const folder = Object.values(moduleRoots).find((rootKey) => existsSync(`${root}${rootKey}${name}`));
  if (folder) return `There is ${folder}${name} already.`;
  const spellings = [spell(name).camel, spell(singular(name)).camel, spell(singular(name)).pascal];
  const existingName = spellings.find((word) => new RegExp(`^  (type )?${word}$`, 'm').test(exportsSnapshot()));
  return existingName ? `The domain has ${existingName} already.` : true;
}

/**
 * A file of the example. Customers have separate files for list and form, so that the large form is not loaded with the list; a
 * new entity has both in one.
 */
function exampleOf(part: Part): Source {
  const file = read(pathOf(part, example.many.kebab));
  if (part.role === 'routes')
    return { ...file, text: file.text.replace(/^const loadList = .*\n/m, '').replace('loadList', 'load') };
  if (part.role !== 'resource') return file;
  const viewSource = read(`${moduleRoots.app}customers/customersView.ts`).text;
  const [, imports = '', body = ''] = /^([\s\S]*?)\n\/\*\*[\s\S]*? = \{\n([\s\S]*)\n\};\n$/.exec(viewSource) ?? [];
  const others = imports.replace(/^import \{ customers, .*\n/, '');
  const text = file.text
    .replace('customerProblem,', 'customerProblem, customers,')
    .replace("import { customersView } from './customersLook.ts';\n", others)
    .replace('  ...customersView,', body);
  return { ...file, text };
}

const pathOf = ({ rootKey, role }: Part, name: string): string => `${moduleRoots[rootKey]}${name}/${name}.${role}.ts`;

/** The lines that register the module: the entry point of the domain, the lists of server and app, one test. */
function enlist(entity: Entity): void {
  const rewriteFor = (line: string) => rewriteExampleFor(entity, line, 'other');
  insertBehind(`${moduleRoots.domain}exports/shop.ts`, "'../customers/customers.contract.ts'", rewriteFor);
  insertBehind(
    `${moduleRoots.domain}exports/shop.ts`,
    `'../${entity.many.kebab}/${entity.many.kebab}.contract.ts'`,
    () =>
      `export { ${entity.one.camel}, type ${entity.one.pascal} } from '../${entity.many.kebab}/${entity.many.kebab}.entity.ts';`,
  );
  for (const list of ['packages/server/src/modules.ts', 'packages/app/src/routes.ts']) {
    insertBehind(list, "'./modules/customers/customers.", rewriteFor);
    insertInList(list, /\.\.\.customers\w+/, rewriteFor);
  }
  // The tenancy test needs a row for every table.
  insertBefore(
    'packages/server/src/database/tenancy.test.ts',
    '// Two customers with a note, a link and credit',
    `  await admin.request('POST', '/${entity.many.kebab}', { id: newId('2026-03-02T18:00:00.000Z'), name: 'One' });`,
  );
  renewSnapshot();
  writeChangeset(
    entity.many.kebab,
    '@tilldesk/domain',
    `Adds ${entity.many.words}: \`${entity.one.camel}\`, \`${entity.many.camel}\`.`,
  );
}

/** All fields of the example, including those derived by the server. */
function fieldsOfExample(): string[] {
  const names: string[] = [];
  everyNode(parse(read(`${moduleRoots.domain}customers/customers.entity.ts`)), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'entity') return;
    for (const shape of node.arguments.filter(ts.isObjectLiteralExpression))
      names.push(...shape.properties.flatMap((property) => property.name?.getText() ?? []));
  });
  return names;
}

/** A template for files without a generic example, with placeholders for the entity. */
function filled({ many, one }: Entity, template: string): string {
  const places: Readonly<Record<string, string>> = {
    kebab: many.kebab,
    words: many.words,
    many: many.camel,
    one: one.camel,
    oneName: one.words,
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

const article = (spellings: string): string => `${/^[aeiou]/.test(spellings) ? 'An' : 'A'} ${spellings}`;
