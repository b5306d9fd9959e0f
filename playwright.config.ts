import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tools/browser.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test here is a day's work in a shop; the machine may have two slow cores.
  timeout: 240_000,
  reporter: [['list']],
  use: { trace: 'retain-on-failure', screenshot: 'only-on-failure', launchOptions },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
