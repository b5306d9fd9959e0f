import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import looks from './.storybook/looks.json' with { type: 'json' };
import { launchOptions } from './tools/browser.ts';

/** Tests that put something of their own in a module's place, or ask one that nobody spoke to: each needs its modules to itself. */
const isolatedTests = {
  server: ['packages/server/src/modules/session/enumeration.test.ts', 'packages/server/src/http/wire.test.ts'],
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

/** Stories in one look of `.storybook/looks.json`. */
const stories = (
  name: string,
  { look: projectName = 'stories', adjacentTo, tags = {} }: Stories,
): TestProjectInlineConfiguration => ({
  // Projects that run side by side do not write into one another's dependencies.
  cacheDir: here(`node_modules/.vite/${name}`),
  // Vite must meet every dependency before the first story: one found later reloads the page under a running test.
  optimizeDeps: {
    entries: ['packages/{ui,chat,app}/{src,stories}/**/*.stories.tsx', '.storybook/preview.tsx'],
  },
  // In a copy of the repository the modules are links that lead out of it.
  server: { fs: { allow: [here('.'), realpathSync(here('node_modules/.pnpm'))] } },
  plugins: [storybookTest({ configDir: here('.storybook'), tags })],
  test: {
    name,
    env: { STORYBOOK_LOOK: projectName },
    setupFiles: [here('.storybook/quiet.ts')],
    // A story leaves nothing behind that another could meet, and loading all modules anew for each file takes a fifth of the time.
    isolate: false,
    // Far above what any story needs: a whole page of the app is loaded from its sources on a slow machine.
    testTimeout: 60_000,
    exclude: [adjacentTo],
    browser: {
      enabled: true,
      headless: true,
      // Nothing moves for show: a transition is time and frames that no story is about.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

type Files = { include: string[]; exclude?: string[]; isolate?: boolean };

const unit = (name: string, files: Files): TestProjectInlineConfiguration => ({
  // Far above what any test needs, so that a slow machine is no failure: those that walk a machine take seconds where all is busy.
  test: { name, environment: 'node', testTimeout: 60_000, expect: { poll: { timeout: 30_000 } }, ...files },
});

/** Tests against a database of their own on the machine's PostgreSQL. */
const server = (name: string, files: Files): TestProjectInlineConfiguration => ({
  test: {
    name,
    environment: 'node',
    globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
    maxWorkers: 2,
    // After those that need no database, where both run.
    sequence: { groupOrder: 1 },
    // Far above what any test needs, so that a slow machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    ...files,
  },
});

export default defineConfig({
  test: {
    projects: [
      // Most of the time of these went to loading the same modules anew for each file.
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
      // What is seen belongs to the kit (gate `looks`), and the app speaks no language that runs from the right: its pages are
      // told in one look here, and walked in the dark one by the day.
      stories('stories', { adjacentTo: 'packages/ui/**' }),
      // Of the kit, what is done in a story is done in the light, and what is only looked at in the other look.
      stories('stories-kit', { adjacentTo: 'packages/{app,chat}/**', tags: { include: ['play-fn'] } }),
      stories('stories-dark', {
        look: 'stories-dark',
        adjacentTo: 'packages/{app,chat}/**',
        tags: { exclude: ['play-fn'] },
      }),
    ],
  },
});
