import { expect, test } from 'vitest';
import { filesBelow } from './gates/sources.ts';
import { layerRules, outsideLayers, partOf, serverLayers } from './server-layers.ts';

const parts = serverLayers.flatMap((layer) => layer.parts);
const inServer = (path: string) => `packages/server/src/${path}`;

/** Returns whether a rule of the layers rejects an import of one file by another. */
const isRejected = (from: string, to: string) =>
  layerRules().some((rule) => {
    const importer = new RegExp(rule.from.path).exec(inServer(from));
    const matches = (path: string) => new RegExp(path.replace('$1', importer?.[1] ?? '')).test(inServer(to));
    return importer !== null && rule.to.path.some(matches) && !rule.to.pathNot.some(matches);
  });

test('a part imports what is below it, and nothing above', () => {
  const [ledger, document] = ['ledgers/stock/levels.store.ts', 'modules/sales/voiding.store.ts'];
  const [view, program] = ['views/verify/verify.store.ts', 'main.ts'];
  expect([isRejected(document, ledger), isRejected(view, document), isRejected(program, view)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isRejected(ledger, document), isRejected(document, view), isRejected(view, program)]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a document imports no other document, listed or not', () => {
  const [sales, refunds] = ['modules/sales/voiding.store.ts', 'modules/refunds/posting.store.ts'];
  const [unlisted, other] = ['modules/warranties/warranties.store.ts', 'modules/rentals/rentals.store.ts'];
  const rejected = [
    [refunds, sales],
    [sales, refunds],
    [unlisted, sales],
    [sales, unlisted],
    [unlisted, other],
    [unlisted, 'views/verify/verify.store.ts'],
  ] as const;
  expect(rejected.filter(([from, to]) => !isRejected(from, to))).toEqual([]);
  const allowed = [
    [sales, 'modules/sales/sales.tables.ts'],
    [unlisted, 'modules/warranties/warranties.tables.ts'],
    [unlisted, 'ledgers/stock/levels.store.ts'],
    ['modules.ts', unlisted],
  ] as const;
  expect(allowed.filter(([from, to]) => isRejected(from, to))).toEqual([]);
});

test('all folders and files of the server are parts, except modules that are not listed', () => {
  const files = filesBelow(['packages/server/src'], /\.ts$/).filter((file) => !new RegExp(outsideLayers).test(file));
  const found = new Set(files.map(partOf));
  expect([...found].filter((part) => !parts.includes(part) && !part.startsWith('modules/'))).toEqual([]);
  expect(parts.filter((part) => !found.has(part))).toEqual([]);
});
