import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath } from './browser.ts';

const present = chromiumPath ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

if (present !== undefined) {
  console.log(`browser: ${present}`);
} else if (!(onDebianAsRoot() && installFromDebian()) && !downloadFromPlaywright()) {
  console.error('No browser, and none could be installed: install Chromium, or set CHROMIUM_PATH.');
  process.exitCode = 1;
}

// Ubuntu's package of this name only starts a snap, which does not run in containers.
function onDebianAsRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
}

function installFromDebian(): boolean {
  return apt('update') && apt('install', '--no-install-recommends', 'chromium');
}

// Another installation may hold the lock: wait for it, since apt alone fails at once.
function apt(...command: string[]): boolean {
  return run('apt-get', ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300', ...command]);
}

function downloadFromPlaywright(): boolean {
  return run(process.execPath, [
    new URL('../node_modules/@playwright/test/cli.js', import.meta.url).pathname,
    'install',
    'chromium',
  ]);
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
