import { gates } from './gates/gates.ts';
import { check } from './gates/check-all.ts';
import { endAll } from './runs/child.ts';
import { onStopSignal } from './runs/abandoned.ts';

onStopSignal(() => {
  void endAll().finally(() => process.exit(1));
});

// `node tools/check.ts lint walls` runs these gates only, `node tools/check.ts 'types app'` one of several of a kind.
const selectedNames = process.argv.slice(2);
const { failed } = await check(
  gates().filter(
    ({ name }) =>
      selectedNames.length === 0 || [name, name.split(' ')[0]].some((one = '') => selectedNames.includes(one)),
  ),
);
process.exitCode = failed === 0 ? 0 : 1;
