import { parseArgs } from 'node:util';
import { createAdmin } from './admin/create-admin.ts';
import { openDatabase, type Database } from './database/engine.ts';
import { migrate } from './database/migrate.ts';
import { StartupError } from './database/startup-error.ts';
import { seedDemo } from './demo/seed.ts';
import { differences } from './ledgers/verify.store.ts';
import { start } from './main.ts';
import { readSettings, type Settings } from './settings.ts';

const usage = `tilldesk <command>

  start                      the server: database, API, browser app
  migrate                    brings the database's schema up to this version
  seed [--seed N] [--invoices N] [--products N --units N]
                             plants the demo business; large numbers make a big shop for measuring
  create-admin               founds a business: --business NAME --store CODE --email E --name N --password P
                             [--timezone America/New_York] [--currency USD] [--tax 0.0825]
  verify                     recomputes every ledger and prints the differences

Settings come from the environment (README, "Settings"): PORT, HOST, TILLDESK_DATA, DATABASE_URL, TILLDESK_URL, TILLDESK_SMTP…`;

const say = (sentence: string): void => console.log(sentence);

const commands: Readonly<Record<string, (settings: Settings, args: string[]) => Promise<void>>> = {
  start: async (settings) => {
    const { url, stop } = await start(settings, say);
    say(`Tilldesk is open at ${url}`);
    const leave = () => {
      // A second signal while stopping changes nothing: what is being sold is finished first.
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
  },

  migrate: (settings) =>
    withDatabase(settings, async (database) => {
      const applied = await migrate(database);
      say(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}.`);
    }),

  seed: (settings, args) => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { seed: text, invoices: text, products: text, units: text } });
    const order = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, wholeNumber(`--${name}`, value)]),
    );
    return withDatabase(settings, async (database) => {
      await migrate(database);
      await seedDemo(database, new Date(), order, say);
    });
  },

  'create-admin': (settings, args) =>
    withDatabase(settings, async (database) => {
      await migrate(database);
      say(await createAdmin(database, args));
    }),

  verify: (settings) =>
    withDatabase(settings, async (database) => {
      const found = await differences(database);
      for (const d of found) say(`${d.ledger}: ${d.subject} is kept as ${d.kept}, its rows make ${d.computed}`);
      say(`${found.length} differences`);
      if (found.length > 0) process.exitCode = 1;
    }),
};

async function withDatabase(settings: Settings, work: (database: Database) => Promise<void>): Promise<void> {
  const log = { info: () => undefined, warn: (sentence: string) => console.error(sentence) };
  const { dataFolder, databaseUrl } = settings;
  const database = await openDatabase({ dataFolder, databaseUrl, log, besideServer: true });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StartupError(`${name} must be a whole number.`);
  return Number(text);
}

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  say(usage);
  process.exitCode = name === 'help' ? 0 : 1;
} else {
  try {
    await command(readSettings(process.env), args);
  } catch (error) {
    // What a person can mend is one sentence; anything else is ours to mend and keeps its stack.
    console.error(error instanceof StartupError || isUsage(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
