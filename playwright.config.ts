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
  // A test here is a day's work in a shop; the machine may have two slow cores.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Nothing moves for show: no test is about a transition, and what still fades in has too little contrast for axe.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
