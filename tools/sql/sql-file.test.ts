import { expect, test } from 'vitest';
import { isNeverNull, nulledColumns } from './nullability.ts';
import { importsOf, statementsOf } from './sql-file.ts';

test('a statement has its name, its options and its comment, and named parameters become numbers', () => {
  const [first, second, ...others] = statementsOf(`-- Statements.
-- name: findOne
-- prepared
-- not null: a, b
-- type c: { at: string }[]
-- What it finds.
select a, ':no' as b, c::text from t -- a :comment
where d = :id and e = any(:list::uuid[]) and f is not distinct from :note? and g[1:2] = :id;

-- name: removeAll
delete from t;
`);
  expect({ ...first, types: [...(first?.types ?? [])] }).toEqual({
    name: 'findOne',
    line: 2,
    text: "select a, ':no' as b, c::text from t -- a :comment\nwhere d = $1 and e = any($2::uuid[]) and f is not distinct from $3 and g[1:2] = $1",
    parameters: [
      { name: 'id', isNullable: false },
      { name: 'list', isNullable: false },
      { name: 'note', isNullable: true },
    ],
    notNull: ['a', 'b'],
    types: [['c', '{ at: string }[]']],
    isPrepared: true,
    comment: 'What it finds.',
  });
  expect([second?.text, second?.parameters, others]).toEqual(['delete from t', [], []]);
});

test('imports of types are lines of their own', () => {
  const text = "-- import type { A } from 'a'\n\n-- name: all\nselect 1 as a;\n";
  expect([importsOf(text), statementsOf(text).map(({ name }) => name)]).toEqual([
    "import type { A } from 'a';\n",
    ['all'],
  ]);
});

test('columns of the side of an outer join that need not have a row may be null', () => {
  const side = (relationship: string, output: string) => ({ 'Parent Relationship': relationship, Output: [output] });
  const join = (type: string) =>
    nulledColumns({ 'Join Type': type, Plans: [side('Outer', 'a.kept'), side('Inner', 'b.found')] });
  expect(['Left', 'Right', 'Full', 'Inner'].map((type) => [...join(type)])).toEqual([
    ['b', 'found'],
    ['a', 'kept'],
    ['a', 'kept', 'b', 'found'],
    [],
  ]);
});

test('counts, tests, constants and coalesce with a constant at its end are never null', () => {
  const never = [
    'count(*)',
    '(count(*))::integer',
    "'x'::text",
    '0',
    '(a IS NOT NULL)',
    "COALESCE(sum(a), '0'::numeric)",
    "(COALESCE(sum(a), '0'::numeric))::bigint",
  ];
  const maybe = ['a', 'sum(a)', 'COALESCE(a, b)', '(COALESCE(a, 0) + b)', '(a)::text', '((a)::text || (b)::text)'];
  expect([...never, ...maybe].filter(isNeverNull)).toEqual(never);
});
