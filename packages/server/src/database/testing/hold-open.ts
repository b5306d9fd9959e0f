import { openDatabase } from '../engine.ts';

/** A server to be killed: opens the data folder named on its command line, says how, and keeps it until it ends. */
const [, , dataFolder = ''] = process.argv;
const quiet = { info: () => undefined, warn: () => undefined };
const database = await openDatabase({ dataFolder, log: quiet });
process.once('SIGTERM', () => void database.close());
console.log(database.sentence);
