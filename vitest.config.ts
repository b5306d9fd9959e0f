import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import looks from './.storybook/looks.json' with { type: 'json' };
import { launchOptions } from './tools/browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const databaseSetup = here('packages/server/src/database/testing/global-setup.ts');

/** Every story in one look of `.storybook/looks.json`. */
const stories = (name: string): TestProjectInlineConfiguration => ({
  // Looks that run side by side do not write into one another's dependencies.
  cacheDir: here(`node_modules/.vite/${name}`),
  // Vite must meet every dependency before the first story: one found later reloads the page under a running test.
  optimizeDeps: {
    entries: ['packages/{ui,app}/{src,stories}/**/*.stories.tsx', '.storybook/preview.tsx'],
  },
  // In a copy of the repository the modules are links that lead out of it.
  server: { fs: { allow: [here('.'), realpathSync(here('node_modules/.pnpm'))] } },
  plugins: [storybookTest({ configDir: here('.storybook') })],
  test: {
    name,
    env: { STORYBOOK_LOOK: name },
    // Far above what any story needs: a whole page of the app is loaded from its sources on a slow machine.
    testTimeout: 60_000,
    // The app speaks no language that runs from the right.
    exclude: name === 'stories-mirrored' ? ['packages/app/**'] : [],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{domain,app,ui}/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          maxWorkers: 2,
          // Far above what any test needs, so that a slow machine is no failure.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/{faults,conformance}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      ...(existsSync(here('.storybook/main.ts')) ? Object.keys(looks).map(stories) : []),
    ],
  },
});
