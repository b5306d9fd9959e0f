import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import looks from './.storybook/looks.json' with { type: 'json' };
import { launchOptions } from './tools/browser.ts';

/** Tests that mock a module or need a fresh one: each runs with isolated modules. */
const isolatedTests = {
  server: [
    'packages/server/src/modules/session/enumeration.test.ts',
    'packages/server/src/http/wire.test.ts',
    'packages/server/src/tenders/registered.test.ts',
  ],
  unit: [
    'packages/chat/src/socket/socketTransport.test.ts',
    'packages/app/src/realtime/chatTransport.test.ts',
    'packages/app/src/api/{environment,upload}.test.ts',
    'packages/app/src/scanning/handlers.test.ts',
  ],
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const databaseSetup = here('packages/server/src/database/testing/global-setup.ts');

type Stories = { look?: keyof typeof looks; adjacentTo: string; tags?: { include?: string[]; exclude?: string[] } };

/** Stories in one appearance of `.storybook/looks.json`; a story that sets a global keeps it. */
const stories = (name: string, { look = 'light', adjacentTo, tags = {} }: Stories): TestProjectInlineConfiguration => ({
  // Projects that run in parallel must not write to the same dependency cache.
  cacheDir: here(`node_modules/.vite/${name}`),
  // Vite must find all dependencies before the first story: one found later reloads the page during a test.
  optimizeDeps: {
    entries: ['packages/{ui,chat,app}/{src,stories}/**/*.stories.tsx', '.storybook/preview.tsx'],
  },
  // In a copy of the repository node_modules are links to folders outside of it.
  server: { fs: { allow: [here('.'), realpathSync(here('node_modules/.pnpm'))] } },
  plugins: [storybookTest({ configDir: here('.storybook'), tags, initialGlobals: looks[look] })],
  test: {
    name,
    setupFiles: [here('.storybook/quiet.ts')],
    // Stories leave no state behind, and loading all modules again for each file takes a fifth of the time.
    isolate: false,
    // Far above what any story needs: on a slow machine a whole page of the app is loaded from its sources.
    testTimeout: 60_000,
    exclude: [adjacentTo],
    browser: {
      enabled: true,
      headless: true,
      // Disables animations: no story tests a transition.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

type Files = { include: string[]; exclude?: string[]; isolate?: boolean };

const unit = (name: string, files: Files): TestProjectInlineConfiguration => ({
  // Far above what any test needs, so that a slow machine does not cause failures: tests that walk a state machine take seconds
  // on a busy machine.
  test: { name, environment: 'node', testTimeout: 60_000, expect: { poll: { timeout: 30_000 } }, ...files },
});

/** Tests with a database of their own on the local PostgreSQL. */
const server = (name: string, files: Files): TestProjectInlineConfiguration => ({
  test: {
    name,
    environment: 'node',
    globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
    maxWorkers: 2,
    // Runs after the projects without a database.
    sequence: { groupOrder: 1 },
    // Far above what any test needs, so that a slow machine does not cause failures.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    ...files,
  },
});

export default defineConfig({
  test: {
    projects: [
      // Otherwise most of the time is spent loading the same modules for each file.
      unit('unit', {
        include: ['packages/{domain,ui,chat,app}/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
        exclude: isolatedTests.unit,
        isolate: false,
      }),
      unit('unit-apart', { include: isolatedTests.unit }),
      server('server', {
        include: ['packages/server/src/**/*.test.ts'],
        exclude: isolatedTests.server,
        isolate: false,
      }),
      server('server-apart', { include: isolatedTests.server }),
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/{faults,conformance}/**/*.test.ts'],
          globalSetup: [here('tests/support/built.ts')],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      // A story is tested once: with a play function in the light theme, without one in the dark theme, which also covers touch
      // density and right-to-left direction. Stories of app and chat are made by functions, so they have no tag `play-fn`.
      stories('stories', { adjacentTo: 'packages/ui/**' }),
      stories('stories-kit', { adjacentTo: 'packages/{app,chat}/**', tags: { include: ['play-fn'] } }),
      stories('stories-dark', {
        look: 'dark',
        adjacentTo: 'packages/{app,chat}/**',
        tags: { exclude: ['play-fn'] },
      }),
      // The other appearances, of `pnpm test:all`.
      stories('looks-kit', { look: 'dark', adjacentTo: 'packages/{app,chat}/**', tags: { include: ['play-fn'] } }),
      stories('looks-light', { adjacentTo: 'packages/{app,chat}/**', tags: { exclude: ['play-fn'] } }),
      stories('looks-dark', { look: 'darkLtr', adjacentTo: 'packages/ui/**' }),
      stories('looks-spanish', { look: 'spanishPhone', adjacentTo: 'packages/ui/**' }),
    ],
  },
});
