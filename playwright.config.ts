import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tools/browser.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  // Builds, and seeds the demo once for all workers.
  globalSetup: './tests/support/demoTemplate.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test can be a whole working day in a shop; the machine may have two slow cores.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Disables animations: no test is about transitions, and elements that fade in have too little contrast for axe.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
