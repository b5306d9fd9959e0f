import { readdirSync } from 'node:fs';
import { root } from '../gates/sources.ts';
import { run } from '../runs/child.ts';

const migrations = 'packages/server/src/database/migrations/';

/** Formats the written files. */
export async function finishComponent(made: readonly string[]): Promise<readonly string[]> {
  await runOrThrow('oxfmt', ['packages/ui/src', ...made]);
  return made;
}

/** Generates the page of the new machine and formats the written files. */
export async function finishMachine(made: readonly string[]): Promise<readonly string[]> {
  await runOrThrow('oxfmt', [...made, 'packages/domain/src/exports']);
  await runOrThrow(process.execPath, ['tools/print-docs.ts']);
  return made;
}

/** Creates the migration of the new table, generates the routes page, and formats the written files. */
export async function finishModule(table: string, made: readonly string[]): Promise<readonly string[]> {
  await runOrThrow('oxfmt', [
    ...made,
    'packages/domain/src/exports',
    'packages/server/src/modules.ts',
    'packages/app/src/routes.ts',
  ]);
  const before = new Set(readdirSync(root + migrations));
  await runOrThrow('drizzle-kit', ['generate', '--name', table], 'packages/server');
  const migration = readdirSync(root + migrations).filter((file) => !before.has(file));
  await runOrThrow(process.execPath, ['tools/print-docs.ts']);
  return [...made, ...migration.map((file) => migrations + file)];
}

async function runOrThrow(command: string, args: readonly string[], folder = ''): Promise<void> {
  const path = `${root}${folder}/node_modules/.bin:${process.env['PATH'] ?? ''}`;
  const { code, output } = await run(command, args, { folder, env: { PATH: path } });
  if (code !== 0) throw new Error(output.trim());
}
