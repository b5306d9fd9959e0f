import type { Source } from './sources.ts';

const cap = 300;
const capOfTests = 400;
const test = /\.(test|stories|e2e)\.tsx?$/;

/** Files over their cap: 300 lines, tests and stories 400. */
export function tooLong(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    const allowed = test.test(path) ? capOfTests : cap;
    return lines > allowed ? [`${path}: ${lines} lines, at most ${allowed}`] : [];
  });
}
