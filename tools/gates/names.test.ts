import { expect, test } from 'vitest';
import { strangeNames } from './names.ts';

test('roles on the list and plain component names pass', () => {
  const paths = [
    'packages/domain/src/sales/sales.contract.ts',
    'packages/domain/src/sales/sales.rules.test.ts',
    'packages/server/src/modules/sales/sales.store.ts',
    'packages/server/src/reports/profit.rows.json',
    'packages/app/src/modules/sales/sales.messages.en.json',
    'packages/app/src/modules/sales/checkout.screen.stories.tsx',
    'packages/app/src/vite-env.d.ts',
    'packages/ui/src/Button/Button.styles.ts',
    'packages/ui/src/exports/index.ts',
    'tools/anything.config.ts',
  ];
  expect(strangeNames(paths)).toEqual([]);
});

test('a role of another package is rejected', () => {
  expect(strangeNames(['packages/app/src/modules/sales/sales.store.ts'])).toEqual([
    'packages/app/src/modules/sales/sales.store.ts: the suffix .store is not on the list of app (resource, routes, screen, list, form, wiring, messages, en, es, styles, stories, test)',
  ]);
});

test('names that say nothing are rejected, as file and as folder', () => {
  expect(
    strangeNames(['packages/ui/src/utils/dates.ts', 'packages/ui/src/types.ts', 'packages/ui/src/Button/index.ts']),
  ).toEqual([
    'packages/ui/src/utils/dates.ts: "utils" does not say what lives there',
    'packages/ui/src/types.ts: "types" does not say what lives there',
    'packages/ui/src/Button/index.ts: only src/exports has an index',
  ]);
});
