import { parseArgs } from 'node:util';
import { createAdmin } from './admin/create-admin.ts';
import { checkClock } from './admin/accept-clock.ts';
import { jobsCommand } from './admin/jobs-command.ts';
import { backupCommand, readRestore, restoreCommand } from './admin/backup-commands.ts';
import { openDatabase, type Database } from './database/engine.ts';
import { migrate } from './database/migrate.ts';
import { StartupError } from './database/startup-error.ts';
import { asOwner } from './database/transaction.ts';
import { createQueueSchema } from './jobs/queue.ts';
import { demoCode } from './demo/demo-code.ts';
import { seedDemo } from './demo/seed.ts';
import { differences } from './views/verify/verify.store.ts';
import { maintainFiles } from './storage/maintenance.ts';
import { listUnsentEmails } from './email/emails.store.ts';
import { start } from './main.ts';
import { encryptionFor } from './encryption/encryption-of.ts';
import { readSettings, type Settings } from './settings.ts';

const usage = `tilldesk <command>

  start                      the server: database, API, browser app
  migrate                    brings the database's schema up to this version
  seed [--seed N] [--invoices N] [--products N --units N]
                             plants the demo business; large numbers make a big shop for measuring
  demo-code                  the six digits that the authenticator of the demo's manager shows now
  create-admin               founds a business: --business NAME --store CODE --email E --name N --password P
                             [--timezone America/New_York] [--currency USD] [--tax 0.0825]
  verify                     recomputes every ledger and prints the differences
  backup [FILE]              writes everything into one file while the shop sells; without FILE into the backup folder
  restore FILE [--replace [--yes]] [--key FILE | --without-key]
                             puts a backup into an empty database, or in place of what it holds, and verifies it
  clock [--accept]           says whether entries are dated ahead of the clock, which stops a business; --accept believes the clock
  mails                      lists mails that wait for a further attempt, and those that were given up in the last 30 days
  jobs [--retry ID]          lists the jobs with their next run, and the runs that wait, work or have failed, with the last error;
                             --retry attempts a failed run again
  files [--sweep | --adopt]  lists uploaded files without a row and rows without a file; --sweep moves files that no row
                             has named for 30 days to the trash, and empties the trash of what is as old;
                             --adopt makes this storage the one of the database, after the files were moved

Settings come from the environment (README, "Settings"): PORT, HOST, TILLDESK_DATA, DATABASE_URL, TILLDESK_URL, TILLDESK_SMTP…`;

/** Milliseconds after which a server that is stopping is ended forcibly. */
const STOP_WITHIN_MS = 30_000;

const print = (sentence: string): void => console.log(sentence);

const commands: Readonly<Record<string, (settings: Settings, args: string[]) => Promise<void>>> = {
  start: async (settings) => {
    const { url, stop } = await start(settings, print);
    const shutDown = () => {
      // A second signal during the stop has no effect: calls in progress (sales) are completed first.
      setTimeout(() => {
        console.error(`Tilldesk did not stop within ${STOP_WITHIN_MS / 1000} seconds and was ended.`);
        process.exit(1);
      }, STOP_WITHIN_MS).unref();
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.once('SIGINT', shutDown);
    process.once('SIGTERM', shutDown);
    // Printed last: a reader of this line may stop the server at once, and the stop must then also stop the database.
    print(`Tilldesk is open at ${url}`);
  },

  migrate: (settings) =>
    withDatabase(settings, async (database) => {
      const applied = await migrate(database);
      print(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}.`);
    }),

  seed: (settings, args) => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { seed: text, invoices: text, products: text, units: text } });
    const order = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, wholeNumber(`--${name}`, value)]),
    );
    return withDatabase(settings, async (database) => {
      await migrate(database);
      await seedDemo(database, new Date(), { ...order, encryption: encryptionFor(settings) }, print);
    });
  },

  'demo-code': () => {
    print(demoCode(new Date()));
    return Promise.resolve();
  },

  'create-admin': (settings, args) =>
    withDatabase(settings, async (database) => {
      await migrate(database);
      print(await createAdmin(database, args));
    }),

  backup: (settings, args) =>
    withDatabase(settings, async (database) => {
      await migrate(database);
      await backupCommand(database, settings, args, print);
    }),

  restore: async (settings, args) => {
    const order = await readRestore(args, print);
    const work = (database: Database) => restoreCommand(database, settings, order, print);
    if ((await withDatabase(settings, work, { besideServer: false })) > 0) process.exitCode = 1;
  },

  clock: (settings, args) => {
    const { values } = parseArgs({ args, options: { accept: { type: 'boolean' } } });
    return withDatabase(settings, async (database) => {
      await migrate(database);
      await checkClock(database, new Date(), values, print);
    });
  },

  mails: (settings) =>
    withDatabase(settings, async (database) => {
      await migrate(database);
      const unsent = await asOwner(database, listUnsentEmails);
      for (const { address, kind, state, tries, reason, createdAt } of unsent) {
        print(
          `${createdAt} ${kind} to ${address}: ${state}, attempts: ${tries}${reason === null ? '' : `, ${reason}`}`,
        );
      }
      print(`${unsent.length} mails were not sent`);
    }),

  jobs: (settings, args) => {
    const { values } = parseArgs({ args, options: { retry: { type: 'string' } } });
    return withDatabase(settings, async (database) => {
      await migrate(database);
      await createQueueSchema(database);
      await jobsCommand(database, values, print);
    });
  },

  files: (settings, args) => {
    const flag = { type: 'boolean' } as const;
    const { values } = parseArgs({ args, options: { sweep: flag, adopt: flag } });
    return withDatabase(settings, async (database) => {
      await migrate(database);
      await maintainFiles(database, settings, values, print);
    });
  },

  verify: (settings) =>
    withDatabase(settings, async (database) => {
      const found = await differences(database);
      for (const d of found) print(`${d.ledger}: ${d.subject} is stored as ${d.stored}, its rows make ${d.computed}`);
      print(`${found.length} differences`);
      if (found.length > 0) process.exitCode = 1;
    }),
};

async function withDatabase<T>(
  settings: Settings,
  work: (database: Database) => Promise<T>,
  { besideServer: joinRunningServer = true } = {},
): Promise<T> {
  const log = { info: () => undefined, warn: (sentence: string) => console.error(sentence) };
  const { dataFolder, databaseUrl, engine } = settings;
  const database = await openDatabase({ dataFolder, databaseUrl, engine, log, joinRunningServer });
  try {
    return await work(database);
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
  print(usage);
  process.exitCode = name === 'help' ? 0 : 1;
} else {
  try {
    await command(readSettings(process.env), args);
  } catch (error) {
    // An error that the operator can correct is printed as one sentence; any other error is a defect and keeps its
    // stack.
    console.error(error instanceof StartupError || isUsage(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
