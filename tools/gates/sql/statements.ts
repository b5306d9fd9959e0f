import ts from 'typescript';
import {
  withDescribedDatabase,
  type Described,
} from '../../../packages/server/src/database/testing/described-database.ts';
import { staleSqlModules } from '../../sql/sql-modules.ts';
import { root } from '../sources.ts';
import { collectStatements, type Collected, type Statement } from './collect.ts';
import { rowComplaints } from './row-types.ts';

/** Files whose statements name tables or conditions that are known only at run time; tests run all of them. */
const builtAtRunTime = [
  'packages/server/src/backup/', // every table of the database
  'packages/server/src/database/', // the migrations
  'packages/server/src/demo/copy/', // every table of the database, with temporary tables
  'packages/server/src/modules/imports/work.store.ts', // the tables of an importer
  'packages/server/src/search/search.store.ts', // one range for each word of a search
];

/**
 * Checks every statement of the server against the schema: PostgreSQL describes each of its texts; its parameters and columns are
 * compared with the values and the row type of the call. The modules of `.sql` files are printed again and compared.
 */
export async function statementComplaints(): Promise<string[]> {
  return withDescribedDatabase(async (database) => {
    const collected = collectStatements(serverProgram(), isChecked, root);
    const complaints = [...(await staleSqlModules(database)), ...collected.unresolved];
    for (const statement of collected.statements)
      complaints.push(...(await complaintsOf(collected, statement, database)));
    return complaints.filter((one) => !isBuiltAtRunTime(one)).map((one) => one.replaceAll(/\s+/g, ' '));
  });
}

const isChecked = (path: string): boolean =>
  path.startsWith('packages/server/src/') && !/\.test\.ts$|\/testing\//.test(path);
const isBuiltAtRunTime = (place: string): boolean => builtAtRunTime.some((path) => place.startsWith(path));

function serverProgram(): ts.Program {
  const { config } = ts.readConfigFile(`${root}packages/server/tsconfig.json`, (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, `${root}packages/server`);
  return ts.createProgram(fileNames, options);
}

async function complaintsOf({ checker }: Collected, statement: Statement, { describe }: Described): Promise<string[]> {
  const found = new Set<string>();
  for (const text of statement.texts) {
    try {
      const { parameters, columns } = await describe(text);
      if (statement.values !== undefined && statement.values !== parameters.length)
        found.add(`the statement has ${parameters.length} parameters and the call passes ${statement.values}`);
      for (const complaint of statement.row ? rowComplaints(checker, statement.row, columns) : []) found.add(complaint);
    } catch (error) {
      found.add(error instanceof Error ? error.message : String(error));
    }
  }
  return [...found].map((complaint) => `${statement.place}: ${complaint}`);
}
