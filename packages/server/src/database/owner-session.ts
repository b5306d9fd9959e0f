import type pg from 'pg';
import { appRole, statementTimeoutMs, type Db } from './pool.ts';
import { asAway } from './unavailable.ts';

const becomeOwner = 'set role none; set statement_timeout = 0';
const becomeApp = `set role ${appRole}; set statement_timeout = ${statementTimeoutMs}`;

/**
 * Runs a text of one or more statements as the owner of the tables, outside a transaction: for a library that begins and ends its
 * own. A connection whose statement failed is closed, so that no transaction and no role is left on it.
 * @throws DatabaseAway if the database is unavailable
 */
export async function runAsOwner(db: Db, text: string, values?: readonly unknown[]): Promise<pg.QueryResult[]> {
  const client = await db.pool.connect().catch((error: unknown) => {
    throw asAway(error);
  });
  let isReset = false;
  try {
    await client.query(becomeOwner);
    // pg answers several statements with an array, which its types do not declare.
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values && [...values]);
    await client.query(becomeApp);
    isReset = true;
    return Array.isArray(result) ? result : [result];
  } catch (error) {
    throw asAway(error);
  } finally {
    client.release(!isReset);
  }
}
