import { filesBelow, read, root } from './gates/sources.ts';
import { readAnswers, saveAnswers } from './record/answerFiles.ts';
import { openRecorder, serveRecorder } from './record/recorder.ts';
import { onStopSignal } from './runs/abandoned.ts';
import { endAll, run } from './runs/child.ts';

/**
 * `pnpm record`: runs the stories of recorded screens against the real server, and saves its answers to what they request
 * (docs/decisions/tests/0076). With parts of paths it runs these stories only, and keeps all other answers.
 */
onStopSignal(() => {
  void endAll().finally(() => process.exit(1));
});

const selected = process.argv.slice(2);
const stories = filesBelow(['packages/app/src'], /\.stories\.tsx$/)
  .filter((path) => read(path).text.includes('fake-server/'))
  .filter((path) => selected.length === 0 || selected.some((part) => path.includes(part)));
const recorder = await openRecorder();
const { url, answers, close } = await serveRecorder(recorder);
const { code } = await run('vitest', ['run', '--project', 'stories', ...stories], {
  showOutput: true,
  env: {
    NODE_ENV: 'production',
    CACHE_DIR: `${root}node_modules/.cache/stories`,
    VITE_TILLDESK_RECORDER: url,
  },
});
close();
await recorder.close();
saveAnswers(selected.length === 0 ? answers : { ...readAnswers(), ...answers });
console.log(`${Object.keys(answers).length} answers are saved.`);
process.exitCode = code;
