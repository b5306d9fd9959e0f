import { existsSync } from 'node:fs';
import type { Described } from '../../packages/server/src/database/testing/described-database.ts';
import { filesBelow, read, root } from '../gates/sources.ts';
import { readColumns } from './catalogue.ts';
import { printFile } from './print-file.ts';

/** The `.sql` files of the server's statements; those of the database folder and the demo are scripts. */
const statementFiles = (): string[] => filesBelow(['packages/server/src'], /^(?!.*\/(database|demo)\/).*\.sql$/);

/** Prints the modules of all `.sql` files: texts by path, and the errors of files that cannot be printed. */
export async function printSqlModules(database: Described): Promise<{ texts: Map<string, string>; errors: string[] }> {
  const find = await readColumns(database.query);
  const texts = new Map<string, string>();
  const errors: string[] = [];
  for (const file of statementFiles()) {
    try {
      texts.set(file.replace(/sql$/, 'statements.ts'), await printFile(file, read(file).text, database, find));
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { texts, errors };
}

/** The errors, and the generated modules that differ from what would be printed. */
export async function staleSqlModules(database: Described): Promise<string[]> {
  const { texts, errors } = await printSqlModules(database);
  const stale = [...texts].filter(([path, text]) => !existsSync(root + path) || read(path).text !== text);
  return [...errors, ...stale.map(([path]) => `${path} is outdated: run \`pnpm sql\``)];
}
