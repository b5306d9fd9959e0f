import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { filesBelow, root } from './gates/sources.ts';
import { run } from './runs/child.ts';

/** A package to build, the packages it reads, and the output file that exists after success. */
interface Build {
  readonly name: 'app' | 'server';
  readonly reads: readonly string[];
  readonly outputFile: string;
}

const builds: readonly Build[] = [
  {
    name: 'app',
    reads: ['packages/domain', 'packages/ui', 'packages/chat', 'packages/app'],
    outputFile: 'packages/app/dist/.vite/manifest.json',
  },
  { name: 'server', reads: ['packages/domain', 'packages/server'], outputFile: 'packages/server/dist/cli.js' },
];

/** Builds app and server if their sources changed since the last build; throws with the output if a build fails. */
export async function buildWhatChanged(...names: readonly Build['name'][]): Promise<void> {
  for (const build of builds.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const now = stampOf(build);
    if (existsSync(root + build.outputFile) && now === lastStamp(build)) continue;
    await make(build);
    mkdirSync(root + cache, { recursive: true });
    writeFileSync(stampFile(build), now);
  }
}

async function make({ name, outputFile }: Build): Promise<void> {
  const began = performance.now();
  // Under vitest NODE_ENV is `test`, and the bundler would use the development build of React: larger and slower.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, ['--run', 'build'], { folder: `packages/${name}`, env });
  if (code !== 0 || !existsSync(root + outputFile)) throw new Error(`The ${name} could not be built.\n${output}`);
  console.log(`built the ${name} in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

const cache = 'node_modules/.cache/tilldesk';
const stampFile = ({ name }: Build) => `${root}${cache}/${name}.stamp`;

function lastStamp(build: Build): string | undefined {
  return existsSync(stampFile(build)) ? readFileSync(stampFile(build), 'utf8') : undefined;
}

/** Names, sizes and times of all files that a build reads: fast, and changed by any edit. */
function stampOf({ reads }: Build): string {
  const hash = createHash('sha256');
  for (const path of [...filesBelow(reads, /^(?!.*\.(test|stories)\.tsx?$)/), 'pnpm-lock.yaml', 'tsconfig.base.json']) {
    const { size, mtimeMs } = statSync(root + path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
