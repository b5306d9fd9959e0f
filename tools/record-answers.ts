import { filesBelow, read, root } from './gates/sources.ts';
import { saveAnswers } from './record/answerFiles.ts';
import { openRecorder, serveRecorder } from './record/recorder.ts';
import { onStopSignal } from './runs/abandoned.ts';
import { endAll, run } from './runs/child.ts';

/**
 * `pnpm record`: runs the stories of recorded screens against the real server, and saves its answers to what they request
 * (docs/decisions/tests/0076).
 */
onStopSignal(() => {
  void endAll().finally(() => process.exit(1));
});

const stories = filesBelow(['packages/app/src'], /\.stories\.tsx$/).filter((path) =>
  read(path).text.includes('recorded: true'),
);
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
saveAnswers(answers);
console.log(`${Object.keys(answers).length} answers are saved.`);
process.exitCode = code;
