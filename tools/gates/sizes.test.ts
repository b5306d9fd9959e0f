import { expect, test } from 'vitest';
import { overweight, weights, type Budgets, type Manifest } from './sizes.ts';

const routesTexts = [
  'src/modules/stock/stock.messages.en.json',
  'src/modules/stock/stock.messages.es.json',
  'src/kit/say.messages.en.json',
];
const manifest: Manifest = {
  'index.html': { file: 'signin.js', imports: ['_react.js'], dynamicImports: ['src/shell/Shell.tsx', ...routesTexts] },
  '_react.js': { file: 'react.js' },
  'src/shell/Shell.tsx': { file: 'shell.js', imports: ['_react.js', 'index.html'] },
  'src/modules/sales/cart.screen.tsx': { file: 'cart.js', imports: ['_react.js', '_table.js'] },
  'src/modules/stock/list.screen.tsx': { file: 'list.js', imports: ['_table.js'] },
  'src/modules/stock/stock.messages.en.json': { file: 'list-en.js' },
  'src/modules/stock/stock.messages.es.json': { file: 'list-es.js' },
  'src/kit/say.messages.en.json': { file: 'kit-en.js' },
  '_table.js': { file: 'table.js' },
  'style.css': { file: 'style.css' },
};
const bytes: Record<string, number> = {
  'signin.js': 20_000,
  'react.js': 60_000,
  'shell.js': 90_000,
  'cart.js': 15_000,
  'list.js': 1_500,
  'table.js': 30_000,
  'list-en.js': 2_000,
  'list-es.js': 2_100,
  'kit-en.js': 400,
};
const budgets: Budgets = {
  pages: {
    'sign-in': { chunks: ['index.html'], kilobytes: 81 },
    dashboard: { chunks: ['index.html', 'src/shell/*'], kilobytes: 150 },
  },
  screens: { beyond: 'dashboard', chunks: ['src/modules/*.screen.tsx'], kilobytes: 40 },
};
const weigh = (file: string) => bytes[file] ?? 0;
const none = () => [];
/** The rooms that say what the kit says. */
const speaking = (room: string) => (room === 'src/modules/stock/' ? ['src/kit/say.messages.en.json'] : []);

test("a page weighs its chunks and what they import, each file once; a screen weighs what it adds, its room's texts too", () => {
  expect(weights(manifest, budgets, weigh, none)).toEqual([
    { name: 'sign-in', kilobytes: 80.4, budget: 81 },
    { name: 'dashboard', kilobytes: 170.4, budget: 150 },
    { name: 'src/modules/sales/cart.screen.tsx', kilobytes: 45, budget: 40 },
    { name: 'src/modules/stock/list.screen.tsx', kilobytes: 33.5, budget: 40 },
  ]);
});

test('texts that a room takes along weigh on its screens and on no page; a screen may have a budget of its own', () => {
  const screens = { ...budgets.screens, wider: { 'src/modules/sales/cart.screen.tsx': 50 } };
  expect(weights(manifest, { ...budgets, screens, along: ['src/kit/'] }, weigh, speaking)).toEqual([
    { name: 'sign-in', kilobytes: 80, budget: 81 },
    { name: 'dashboard', kilobytes: 170, budget: 150 },
    { name: 'src/modules/sales/cart.screen.tsx', kilobytes: 45, budget: 50 },
    { name: 'src/modules/stock/list.screen.tsx', kilobytes: 33.9, budget: 40 },
  ]);
});

test('what is over its budget is named with both figures', () => {
  expect(overweight(weights(manifest, budgets, weigh, none))).toEqual([
    'dashboard: 170.4 KB, at most 150 KB (gzip)',
    'src/modules/sales/cart.screen.tsx: 45.0 KB, at most 40 KB (gzip)',
  ]);
});

test('a budget for a chunk that the build does not have is an error, so that no page goes unweighed', () => {
  const gone: Budgets = {
    pages: { 'sign-in': { chunks: ['signin.html'], kilobytes: 1 } },
    screens: { beyond: 'sign-in', chunks: [], kilobytes: 40 },
  };
  expect(() => weights({ 'index.html': { file: 'a.js' } }, gone, weigh, none)).toThrow(
    'tools/sizes.json: the build has no chunk signin.html; it has index.html',
  );
});
