import { existsSync, statfsSync } from 'node:fs';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium of this machine: `CHROMIUM_PATH` when it is set and exists, then the system's own.
 * `undefined` leaves the choice to Playwright, which then runs the browser it downloaded.
 */
export const chromiumPath: string | undefined = [process.env['CHROMIUM_PATH'], ...systemPaths].find(
  (path) => path !== undefined && existsSync(path),
);

/** Launch options of Playwright for all tests and scripts; the sandbox is off because the tests also run as root. */
export const launchOptions = {
  ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
  ignoreDefaultArgs: ['--disable-dev-shm-usage'],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    ...(hasFreeSpace('/dev/shm', 1024 ** 3) ? [] : ['--disable-dev-shm-usage']),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Pages are rendered to shared memory. Files on disk instead, for containers with little shared memory, take a sixth longer. */
function hasFreeSpace(folder: string, bytes: number): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= bytes;
}
