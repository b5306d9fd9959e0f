import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow, read, root } from '../gates/sources.ts';
import { inactivityMachine } from '../../packages/domain/src/exports/machines.ts';
import { isMachine, machinePage, machinePath } from './machine-page.ts';
import { openCalls, openCallMismatches } from './open-calls.ts';
import { routesPage } from './routes-page.ts';

const pages = [...filesBelow(['docs'], /\.md$/), 'README.md', 'CONTRIBUTING.md'].map(read);

test('every file that the pages name is there', () => {
  const named = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w/.])(?:packages|tools|tests|docs)\/[\w./-]*\w/g)].map(([file]) => [path, file] as const),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([, file]) => !existsSync(root + file))).toEqual([]);
});

test('every link between the pages leads somewhere', () => {
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) => [path, to ?? ''] as const),
  );
  const broken = links.filter(([path, to]) => !existsSync(new URL(to, `file://${root}${path}`)));
  expect(broken).toEqual([]);
});

test('a route is a row: its page, its lock, its marks and its other addresses', () => {
  const page = routesPage(
    [
      { path: '/products', redirect: '/products/all' },
      { path: '/customers/:id', title: 'customers.one', onLeave: true, pin: true, also: ['/customer/:id'] },
      { path: '/a', title: 'a.title', guard: ['Inventory', ['read', 'create']], menu: 'a' },
    ],
    { 'customers.one': 'Customer', 'a.title': 'A page', 'menu.a': 'A' },
  );
  expect(page.trimEnd().split('\n').slice(-3)).toEqual([
    '| `/a` | A page | Inventory, read or create | | A | |',
    '| `/customers/:id` | Customer | signed in | PIN, asks before leaving | | `/customer/:id` |',
    '| `/products` | leads to `/products/all` | signed in | | | |',
  ]);
});

test('a call that needs nobody is found wherever it is declared, and missed where the page is silent', () => {
  const call = (path: string, needs: unknown) => ({ method: 'GET', path, needs });
  const open = openCalls([call('/health', 'nobody'), { list: call('/list', ['Product', 'read']) }, null, 'text']);
  expect(open).toEqual(['GET /health']);
  expect(openCallMismatches('| `GET /health` | watched |', open)).toEqual([]);
  expect(openCallMismatches('| `POST /door` | open |', open)).toEqual([
    'docs/security.md: says nothing of GET /health',
    'docs/security.md: POST /door is no open call',
  ]);
});

test("a machine's page draws its states and tells its moves, effects and delays", () => {
  const page = machinePage(inactivityMachine, 'packages/domain/src/session/inactivity.machine.ts');
  const lines = page.split('\n');
  const documented = [
    '  [*] --> off',
    '  state watching {',
    '  watching_quiet --> watching_reading: after quiet',
    '  watching --> ended: person.touched [isOver]',
    '| `ended` | The session in this tab has ended. Final. |',
    '| `off` | `timeout.known` | a condition of its payload | `watching` |',
    '| `warning.counting` | after second | | `warning.reading` |',
    '| `readTime` | `watching.reading`, `warning.reading` |',
    '| `second` | 1000 ms |',
  ];
  expect(documented.filter((line) => !lines.includes(line))).toEqual([]);
  expect(machinePath('pinGate')).toEqual('docs/machines/pin-gate.md');
  expect([isMachine(inactivityMachine), isMachine(machinePage), isMachine(null)]).toEqual([true, false, false]);
});
