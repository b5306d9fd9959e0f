import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../sources.ts';
import { collectStatements } from './collect.ts';
import { loadedValue } from './loaded.ts';
import { rowComplaints } from './row-types.ts';

const start = `interface Tx { raw<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]> }
declare const tx: Tx; declare const limit: number; declare const by: 'asc' | 'desc'; declare const found: boolean;
`;

function collect(...files: string[]) {
  const texts = new Map(files.map((text, place) => [`/src/file${place}.ts`, place === 0 ? start + text : text]));
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    [...texts.keys()],
    {
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      strict: true,
    },
    {
      ...host,
      directoryExists: () => true,
      fileExists: (path) => texts.has(path) || host.fileExists(path),
      readFile: (path) => texts.get(path) ?? host.readFile(path),
      getSourceFile: (path, options) => {
        const text = texts.get(path);
        return text === undefined ? host.getSourceFile(path, options) : ts.createSourceFile(path, text, options, true);
      },
    },
  );
  return collectStatements(program, (path) => path.startsWith('/src/'), '');
}

const textsOf = (...files: string[]) => collect(...files).statements.flatMap(({ texts }) => texts);

test('a template of constants and functions of other files is one text', () => {
  expect(
    textsOf(
      "import { columns, of } from './file1.ts'; tx.raw(`select ${columns.join(', ')} from ${of('t')} limit ${limit}`);",
      "export const columns = ['a', 'b'] as const; export const of = (table: string) => `${table} where ${table}.c`;",
    ),
  ).toEqual(['select a, b from t where t.c limit 1']);
});

test('each side of a condition and each value of a literal type is a text of its own', () => {
  expect(textsOf("tx.raw(`select a from t ${found ? 'where b' : ''} order by a ${by}`);")).toEqual([
    'select a from t where b order by a asc',
    'select a from t where b order by a desc',
    'select a from t  order by a asc',
    'select a from t  order by a desc',
  ]);
});

test('a condition on constants takes the side that applies', () => {
  const parts =
    "function part({ person, rest = 'true' }: { person?: string; rest?: string }) {" +
    " const own = (column: string) => person === undefined ? 'true' : `${column} = ${person}`; return `${own('a')} and ${rest}`; }";
  expect(textsOf(`${parts} tx.raw(part({ person: '$1' })); tx.raw(part({ rest: 'b' }));`)).toEqual([
    'a = $1 and true',
    'true and b',
  ]);
});

test('a parameter has the values of all callers, and a loop all elements', () => {
  expect(
    textsOf(
      `const read = (where: string) => tx.raw(\`select a from t where \${where}\`); read('b'); read('c');
       for (const [table, column] of Object.entries({ t: 'a', u: 'b' })) tx.raw(\`delete from \${table} where \${column}\`);`,
    ),
  ).toEqual([
    'select a from t where b',
    'select a from t where c',
    'delete from t where a',
    'delete from t where b',
    'delete from u where a',
    'delete from u where b',
  ]);
});

test('a text of the running program is named with its place', () => {
  expect(collect('declare const text: string; tx.raw(text);').unresolved).toEqual([
    '/src/file0.ts:3: not constant: text',
  ]);
});

test('a row type is compared with the columns: names, types, arrays, JSON and rows of the enclosing function', () => {
  const { checker, statements } = collect(
    `type Row = { id: string; count: number; missing: string; extra?: string; wrong: number; list: string[]; json: { a: 1 }; kind: 'a' | 'b' | null };
     tx.raw<Row>('select', [1, ...[2, 3]]);`,
  );
  const [statement] = statements;
  const column = (name: string, type: number) => ({ name, type, tableId: 0, columnId: 0 });
  const columns = [
    column('id', 2950),
    column('count', 20),
    column('wrong', 1700),
    column('list', 1009),
    column('json', 3802),
    column('kind', 25),
  ];
  expect({
    values: statement?.values,
    complaints: statement?.row && rowComplaints(checker, statement.row, columns),
  }).toEqual({
    values: 3,
    complaints: [
      'the row type names missing, which the statement does not return',
      'wrong is number in the row type, and the statement returns string',
    ],
  });
});

test('what a module computes is read from the module: objects as maps, functions as functions', () => {
  const rules = `${root}packages/domain/src/inventory/unitTransitions.rules.ts`;
  const table = loadedValue(rules, 'unitTransitions');
  const canTransition = loadedValue(rules, 'canUnitTransition');
  expect([
    table instanceof Map && table.get('sold'),
    typeof canTransition === 'function' && canTransition('sold', 'void'),
  ]).toEqual([['pending_inspection', 'in_stock'], false]);
});
