import { writeFileSync } from 'node:fs';
import { withDescribedDatabase } from '../packages/server/src/database/testing/described-database.ts';
import { root } from './gates/sources.ts';
import { printSqlModules } from './sql/sql-modules.ts';

const { texts, errors } = await withDescribedDatabase(printSqlModules);
for (const [path, text] of texts) {
  writeFileSync(root + path, text);
  console.log(`printed ${path}`);
}
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
