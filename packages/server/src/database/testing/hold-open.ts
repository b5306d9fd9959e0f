import { openDatabase } from '../engine.ts';

/**
 * A server for tests to kill: opens the data folder named on its command line, prints which engine was selected, and
 * keeps it open until the process ends.
 */
const [, , dataFolder = ''] = process.argv;
const quiet = { info: () => undefined, warn: () => undefined };
const database = await openDatabase({ dataFolder, log: quiet });
process.once('SIGTERM', () => void database.close());
console.log(database.sentence);
