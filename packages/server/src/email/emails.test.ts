import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import type { Db } from '../database/pool.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import { createEncryption } from '../encryption/encryption.ts';
import { smallShop } from '../testing/small-shop.ts';
import { call, servicesOn } from '../testing/till.ts';
import type { Email } from './email.ts';
import { notifyOfFailedMail } from '../modules/notifications/notifications.store.ts';
import { createMailer, type Carrier, type Mailer } from './mailer.ts';
import { deleteOldEmails, failRestoredEmails, listUnsentEmails } from './emails.store.ts';
import { smtpCarrier } from './smtp.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'mails');
const encryption = createEncryption('the secret of the installation');

const invitation = (to = 'ana@shop.test'): Email => ({
  to,
  name: 'Ana Ruiz',
  language: null,
  message: { kind: 'invitation', path: '/reset-password?id=1#a-secret-token', store: 'Shop', storeCode: 'mails' },
});

type Sent = { id: string; to: string };

/** A carrier that accepts every mail, unless `fails` returns an error for it. */
function listCarrier(fails: () => Error | void = () => undefined) {
  const sent: Sent[] = [];
  const carrier: Carrier = {
    carry: async ({ to }, id) => {
      const error = fails();
      if (error) throw error;
      sent.push({ id, to });
    },
    close: () => undefined,
  };
  return { sent, carrier };
}

/** A server's mailer, and what it has logged. */
function mailerOn(carrier: Carrier, more: { on?: Db; key?: typeof encryption } = {}) {
  const lines: unknown[] = [];
  const published: unknown[] = [];
  const mailer = createMailer({
    db: more.on ?? db,
    carrier,
    encryption: more.key ?? encryption,
    base: () => 'https://till.example',
    clock: () => new Date('2026-03-02T18:00:00Z'),
    log: { error: (...args: unknown[]) => void lines.push(args) },
    publish: (one) => void published.push(one),
    notifyOfFailure: notifyOfFailedMail,
  });
  onTestFinished(() => mailer.close());
  return { mailer, lines, published };
}

const write = (mailer: Mailer, ...emails: Email[]) =>
  inBusiness(db, shop.businessId, async (tx) => {
    for (const email of emails) await mailer.write(tx, email);
  });
const send = async (mailer: Mailer): Promise<void> => {
  mailer.wake();
  await mailer.settled();
};
/** Skips the pause before the next attempt, or the lease of a server. The column would round a moment up to the next millisecond. */
const letTimePass = () =>
  asOwner(db, (tx) => tx.raw(`update mails set due_at = date_trunc('milliseconds', statement_timestamp())`));
const rows = () =>
  asOwner(db, (tx) =>
    tx.raw<{ state: string; tries: number; content: string | null; reason: string | null }>(
      'select state, tries, content, reason from mails order by created_at, id',
    ),
  );
const notices = () =>
  asOwner(db, (tx) =>
    tx.raw(`select user_id, params from notifications where kind = 'mailFailed' order by created_at`),
  );

/** Each test starts without mails. */
const cleared = () => asOwner(db, (tx) => tx.raw('delete from mails; delete from notifications'));

/** A mail server that can be started on its port and stopped. */
async function mailServer() {
  const arrived: string[] = [];
  const open = async (port: number) => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone@') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          arrived.push(Buffer.concat(chunks).toString('utf8'));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  const first = await open(0);
  const { port } = first.server.address() as AddressInfo;
  const carrier = smtpCarrier({ url: `smtp://127.0.0.1:${port}`, from: 'Shop <till@shop.test>' });
  // A server waits for open connections before it closes.
  const close = (server: SMTPServer) => {
    carrier.close();
    return new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  };
  return { arrived, carrier, port, first, open, close };
}

test('what was written while the mail server was down arrives once when it is up', async () => {
  await cleared();
  const { arrived, carrier, port, first, open, close } = await mailServer();
  await close(first);
  const { mailer, lines } = mailerOn(carrier);
  await write(mailer, invitation());
  await send(mailer);
  const [waiting] = await rows();
  expect([arrived, waiting?.state, waiting?.tries, waiting?.reason]).toEqual([[], 'waiting', 1, 'Error ESOCKET']);
  // Neither the log nor the row contains the mail's content.
  expect([lines, waiting?.content?.includes('a-secret-token')]).toEqual([
    [[{ kind: 'invitation', reason: 'Error ESOCKET' }, 'a mail was not sent']],
    false,
  ]);
  const up = await open(port);
  onTestFinished(() => close(up));
  await send(mailer);
  expect(arrived).toEqual([]);
  await letTimePass();
  await send(mailer);
  await letTimePass();
  await send(mailer);
  expect([arrived.length, arrived[0]?.includes('#a-secret-token'), arrived[0]?.includes('@shop.test>')]).toEqual([
    1,
    true,
    true,
  ]);
  expect(await rows()).toEqual([{ state: 'sent', tries: 2, content: null, reason: null }]);
});

test('what was committed when the server was killed is sent by the next one', async () => {
  await cleared();
  const killed = mailerOn(listCarrier().carrier);
  await write(killed.mailer, invitation());
  await killed.mailer.close();
  const { sent, carrier } = listCarrier();
  const { mailer } = mailerOn(carrier);
  await send(mailer);
  expect([sent.map(({ to }) => to), await rows()]).toEqual([
    ['ana@shop.test'],
    [{ state: 'sent', tries: 1, content: null, reason: null }],
  ]);
});

test('of a server that was killed while it sent, another takes the mail over after the lease, under the same id', async () => {
  await cleared();
  const ids: string[] = [];
  const started = Promise.withResolvers<void>();
  const { mailer: dying } = mailerOn({
    carry: (_mail, id) => {
      ids.push(id);
      started.resolve();
      return died.promise;
    },
    close: () => undefined,
  });
  const died = Promise.withResolvers<void>();
  onTestFinished(() => died.resolve());
  await write(dying, invitation());
  dying.wake();
  await started.promise;
  const { sent, carrier } = listCarrier();
  const { mailer } = mailerOn(carrier);
  await send(mailer);
  expect(sent).toEqual([]);
  await letTimePass();
  await send(mailer);
  expect(sent).toEqual([{ id: ids[0], to: 'ana@shop.test' }]);
});

test('several servers send each mail once', async () => {
  await cleared();
  const { sent, carrier } = listCarrier();
  const servers = Array.from({ length: 4 }, () => mailerOn(carrier).mailer);
  const people = Array.from({ length: 40 }, (_, n) => `person${String(n).padStart(2, '0')}@shop.test`);
  await write(servers[0]!, ...people.map(invitation));
  await Promise.all(servers.map(send));
  expect(sent.map(({ to }) => to).toSorted()).toEqual(people);
  expect(new Set((await rows()).map(({ state, tries }) => `${state} ${tries}`))).toEqual(new Set(['sent 1']));
});

test('a mail that was sent while the database went away is not sent again', async () => {
  await cleared();
  let isAway = false;
  const pool = Object.assign(Object.create(db.pool) as Db['pool'], {
    connect: async () => {
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
      return db.pool.connect();
    },
  });
  const { sent, carrier } = listCarrier(() => {
    isAway = true;
  });
  const { mailer, lines } = mailerOn(carrier, { on: { kind: db.kind, pool } });
  await write(mailer, invitation());
  await send(mailer);
  await send(mailer);
  isAway = false;
  expect([sent.length, lines.length, (await rows())[0]?.state]).toEqual([1, 1, 'waiting']);
  await letTimePass();
  await send(mailer);
  expect([sent.length, await rows()]).toEqual([1, [{ state: 'sent', tries: 2, content: null, reason: null }]]);
});

test('what is undone sends nothing', async () => {
  await cleared();
  const { sent, carrier } = listCarrier();
  const { mailer } = mailerOn(carrier);
  const undone = inBusiness(db, shop.businessId, async (tx) => {
    await mailer.write(tx, invitation());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await send(mailer);
  expect([sent, await rows()]).toEqual([[], []]);
});

test('an address that the mail server refuses is given up at once, and the admins hear of it', async () => {
  await cleared();
  const { arrived, carrier, first, close } = await mailServer();
  onTestFinished(() => close(first));
  const { mailer, published } = mailerOn(carrier);
  await write(mailer, invitation('gone@shop.test'), invitation());
  await send(mailer);
  expect([arrived.length, published.length]).toEqual([1, 1]);
  expect((await rows()).map(({ state, content: email }) => `${state} ${email}`).toSorted()).toEqual([
    'failed null',
    'sent null',
  ]);
  expect(await notices()).toEqual([{ user_id: shop.people.admin.id, params: { address: 'gone@shop.test', tries: 1 } }]);
});

test('after ten attempts a mail is given up, its text is deleted, and the command line lists it', async () => {
  await cleared();
  const { carrier } = listCarrier(() => new Error('down'));
  const { mailer } = mailerOn(carrier);
  await write(mailer, invitation());
  for (let n = 0; n < 12; n += 1) {
    await letTimePass();
    await send(mailer);
  }
  expect(await rows()).toEqual([{ state: 'failed', tries: 10, content: null, reason: 'Error' }]);
  expect((await notices()).length).toEqual(1);
  const listed = await asOwner(db, listUnsentEmails);
  expect(listed.map(({ address, kind, state, tries }) => [address, kind, state, tries])).toEqual([
    ['ana@shop.test', 'invitation', 'failed', 10],
  ]);
});

test('a code is not sent once it has ended, nor tried again when it would have ended by then', async () => {
  await cleared();
  const code: Email = { ...invitation(), message: { kind: 'signInCode', code: '123456' } };
  const { sent, carrier } = listCarrier();
  const { mailer } = mailerOn(carrier);
  await write(mailer, code);
  await asOwner(db, (tx) => tx.raw(`update mails set ends_at = statement_timestamp() - interval '1 second'`));
  await send(mailer);
  expect([sent, (await rows()).map(({ state, reason }) => [state, reason])]).toEqual([[], [['failed', 'too late']]]);
  await cleared();
  const failing = mailerOn(listCarrier(() => new Error('down')).carrier);
  await write(failing.mailer, code);
  await asOwner(db, (tx) => tx.raw(`update mails set ends_at = statement_timestamp() + interval '9 seconds'`));
  await send(failing.mailer);
  expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([['failed', 1]]);
});

test('a mail sealed by another key, or waiting in a backup that is restored, is given up', async () => {
  await cleared();
  const { sent, carrier } = listCarrier();
  const { mailer } = mailerOn(carrier, { key: createEncryption('another secret') });
  await write(mailerOn(carrier).mailer, invitation());
  await send(mailer);
  await write(mailer, invitation());
  await asOwner(db, failRestoredEmails);
  await send(mailer);
  expect([sent, (await rows()).map(({ state, reason }) => [state, reason])]).toEqual([
    [],
    [
      ['failed', 'sealed by another key'],
      ['failed', 'restored'],
    ],
  ]);
});

test('what became of mails is forgotten after 30 days', async () => {
  await cleared();
  const { mailer } = mailerOn(listCarrier().carrier);
  await write(mailer, invitation());
  await send(mailer);
  await asOwner(db, deleteOldEmails);
  expect((await rows()).length).toEqual(1);
  await asOwner(db, (tx) => tx.raw(`update mails set ended_at = ended_at - interval '31 days'`));
  await asOwner(db, deleteOldEmails);
  expect(await rows()).toEqual([]);
});

test('over the API a mail is written with what causes it, and goes out after the answer', async () => {
  await cleared();
  const { sent, carrier } = listCarrier();
  const { mailer } = mailerOn(carrier);
  const { app, services } = await servicesOn(db, undefined, { mailer });
  onTestFinished(() => app.close());
  const { email } = shop.people.admin;
  await call(app, 'POST', '/auth/forgot-password', { body: { store: shop.code, email } });
  await services.backgroundQueue.settled();
  await mailer.settled();
  expect([sent.map(({ to }) => to), (await rows()).map(({ state }) => state)]).toEqual([[email], ['sent']]);
});
