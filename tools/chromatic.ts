import { onStopSignal } from './runs/abandoned.ts';
import { endAll, run } from './runs/child.ts';

onStopSignal(() => {
  void endAll().finally(() => process.exit(1));
});

// Options such as `pnpm chromatic --only-changed` are passed on; the script `build-storybook` builds the storybook.
if (process.env['CHROMATIC_PROJECT_TOKEN'] === undefined) {
  console.error(
    'No pictures were compared: CHROMATIC_PROJECT_TOKEN, the token of a project on chromatic.com, is missing.',
  );
  process.exitCode = 1;
} else {
  const { code } = await run('chromatic', ['--no-interactive', ...process.argv.slice(2)], {
    showOutput: true,
    env: { DISABLE_ERROR_MONITORING: 'true' },
  });
  process.exitCode = code;
}
