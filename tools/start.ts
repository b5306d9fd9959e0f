import { spawn } from 'node:child_process';
import { buildWhatChanged } from './build.ts';
import { root } from './gates/sources.ts';
import { onStopSignal } from './runs/abandoned.ts';
import { endAll } from './runs/child.ts';

// Until the server runs, only a build must be ended.
let leave = (_signal: NodeJS.Signals): void => {
  void endAll().finally(() => process.exit(1));
};
onStopSignal((signal) => leave(signal));

try {
  await buildWhatChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// A separate process group: the server receives Ctrl-C once, from this process, and not again from the terminal.
const server = spawn(process.execPath, [`${root}packages/server/dist/cli.js`, 'start', ...process.argv.slice(2)], {
  stdio: 'inherit',
  detached: process.platform !== 'win32',
});
leave = (signal) => void server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
server.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
