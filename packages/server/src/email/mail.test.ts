import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import type { Email, MailKind, Message, OrderValues, ReceiptValues } from './email.ts';
import { outboxCarrier } from './outbox.ts';
import { render } from './render.ts';
import { readMailSettings } from './settings.ts';
import { smtpCarrier } from './smtp.ts';
import { namesOfTenders } from '../tenders/tenders.ts';

const BASE = 'https://till.example';
const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

const email = (message: Message, language: string | null = null): Email => ({
  to: 'ana@shop.test',
  name: 'Ana Ruiz',
  language,
  message,
});
const link: Message = { kind: 'newPassword', path: '/reset-password?id=1#token', store: 'Corner & Phones' };

test('without SMTP a mail is a file in the outbox that its owner alone may read', async () => {
  const outbox = path.join(folder, 'outbox');
  const carrier = outboxCarrier(outbox, () => new Date('2026-03-02T18:00:00Z'));
  await carrier.carry(render(email(link), BASE), '11111111-1111');
  await carrier.carry(render(email({ kind: 'signInCode', code: '123456' }, 'es'), BASE), '22222222-2222');
  const files = readdirSync(outbox).toSorted();
  const texts = files.map((file) => readFileSync(path.join(outbox, file), 'utf8'));
  expect(texts).toEqual([
    `Date: Mon, 02 Mar 2026 18:00:00 GMT
Message-ID: <11111111-1111@tilldesk>
To: ana@shop.test
Subject: Choose a new password
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Hello Ana Ruiz,

somebody asked for a new password for your account at Corner & Phones. This link works once, for one hour:

    https://till.example/reset-password?id=1#token

If it was not you, you need not do anything: your password stays as it is.

Tilldesk
`,
    `Date: Mon, 02 Mar 2026 18:00:00 GMT
Message-ID: <22222222-2222@tilldesk>
To: ana@shop.test
Subject: Su código para iniciar sesión
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Hola, Ana Ruiz:

con este código termina de iniciar sesión. Sirve una sola vez, durante 5 minutos:

    123456

Si no está iniciando sesión ahora, alguien conoce su contraseña: cámbiela, por favor.

Tilldesk
`,
  ]);
  expect([
    ...files.map((file) => statSync(path.join(outbox, file)).mode & 0o777),
    statSync(outbox).mode & 0o777,
  ]).toEqual([0o600, 0o600, 0o700]);
});

test('with SMTP a mail arrives there, as text and as HTML, signed in as the address says', async () => {
  const arrived: string[] = [];
  const signedIn: unknown[] = [];
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      signedIn.push([username, password]);
      done(null, { user: username });
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://till%40shop.test:a%20secret@127.0.0.1:${port}`;
  const carrier = smtpCarrier({ url, from: 'Shop <till@shop.test>' });
  await carrier.carry(render(email({ kind: 'signInCode', code: '987654' }), BASE), '33333333-3333');
  carrier.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  expect([signedIn, arrived.length]).toEqual([[['till@shop.test', 'a secret']], 1]);
  const heads = [
    'From: Shop <till@shop.test>',
    'To: ana@shop.test',
    'Subject: Your sign-in code',
    'Message-ID: <33333333-3333@shop.test>',
    'text/plain',
    'text/html',
  ];
  expect(heads.filter((head) => !arrived[0]?.includes(head))).toEqual([]);
  expect(arrived[0]?.split('987654').length).toEqual(3);
});

const order: OrderValues = {
  number: 'PO-1001',
  store: 'Corner & Phones',
  reach: ['1 Main St', '555 010 0000'],
  currency: 'USD',
  lines: [{ quantity: 20, name: 'Phone X', vendorSku: 'V-7', unitCost: 50_000, total: 1_000_000 }],
  charges: [{ label: 'Freight', amount: 2_500 }],
  total: 1_002_500,
  expectedDay: '2026-03-09',
  accountNo: 'C-77',
  note: 'Please call first.',
};

test('an order is written to its vendor with every line, what it comes to, and until when', () => {
  expect(render(email({ kind: 'purchaseOrder', ...order }, 'es'), BASE).text).toEqual(
    `Hola, Ana Ruiz:

este es nuestro pedido PO-1001. Avísenos, por favor, si no puede entregar algo de él.

Nuestro número de cliente con ustedes: C-77

20 × Phone X · V-7 · 500,00 US$ · 10.000,00 US$

Freight · 25,00 US$

Total del pedido: 10.025,00 US$

Le pedimos entregarlo a más tardar el 9 de marzo de 2026.

Please call first.

Corner & Phones · 1 Main St · 555 010 0000

Tilldesk
`.replaceAll(' US$', '\u00a0US$'),
  );
});

const receipt: ReceiptValues = {
  path: '/receipt#token',
  tenderNames: namesOfTenders(['card', 'cash']),
  linkEndsAt: '2026-05-31T18:00:00.000Z',
  store: {
    storeName: 'Corner & Phones',
    storeEmail: null,
    phone: '555 010 0000',
    address: '1 Main St',
    timeZone: 'America/Chicago',
    taxNumber: null,
    receiptHeader: null,
    receiptFooter: 'Thank you!',
  },
  invoice: {
    number: 'INV-1001',
    status: 'open',
    customerName: null,
    salesperson: 'Ana',
    currency: 'USD',
    net: 75_000,
    total: 80_000,
    due: 10_000,
    dueDate: '2026-04-01',
    createdAt: '2026-03-02T18:00:00.000Z',
    postedAt: '2026-03-03T05:00:00.000Z',
    exemption: null,
    policy: {
      returnBy: '2026-03-16',
      restockingFeeRate: '0',
      refund: { textEn: 'Complete.\nUndamaged.', textEs: null },
      terms: null,
    },
    lines: [
      {
        id: 'l1',
        description: 'Phone X',
        unitCode: '356938035643809',
        quantity: 1,
        unitPrice: 80_000,
        discount: { kind: 'amount', amount: 3_000 },
        taxRate: '0.066667',
        gross: 80_000,
        tax: 5_000,
        warrantyUntil: '2027-03-02',
      },
    ],
    payments: [
      { id: 'p1', kind: 'card', tendered: 40_000, change: 0, reference: '77', reverses: null },
      { id: 'p2', kind: 'card', tendered: -40_000, change: 0, reference: '77', reverses: 'p1' },
      { id: 'p3', kind: 'cash', tendered: 70_500, change: 500, reference: null, reverses: null },
    ],
  },
};

test('a receipt is written with what was bought, how it was paid, and the policies as they stood', () => {
  const { subject, text, html } = render({ ...email({ kind: 'receipt', ...receipt }), name: '' }, BASE);
  expect(subject).toEqual('Your receipt INV-1001 from Corner & Phones');
  expect(text).toEqual(`Hello,

thank you for your purchase at Corner & Phones. This is your receipt INV-1001 of March 2, 2026.

1 × Phone X · 356938035643809 · warranty until March 2, 2027: $770.00
Subtotal: $770.00
Discount: -$20.00
Tax 6.6667%: $50.00
Total: $800.00
Cash: $705.00
Change: $5.00
Balance due by April 1, 2026: $100.00

    https://till.example/receipt#token

The link opens the receipt until May 31, 2026, for everybody who has it.

Return by March 16, 2026.

Complete.

Undamaged.

Thank you!

Corner & Phones · 1 Main St · 555 010 0000

Tilldesk
`);
  expect(html).toContain('>Total</td><td style="text-align:right;white-space:nowrap">$800.00</td>');
});

const meeting = {
  startsAt: '2026-03-09T14:00:00.000Z',
  endsAt: '2026-03-09T14:30:00.000Z',
  timeZone: 'America/Chicago',
  person: 'Ana Ruiz (ana@shop.test)',
  store: 'Corner & Phones (corner)',
  note: 'Set up the scanner',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
};

test('the mail of a meeting has its times in the zone of the reader, and the calendar file attached', async () => {
  const { subject, text, icalEvent } = render(email({ kind: 'meetingCancelled', ...meeting }), BASE);
  expect(subject).toEqual('Cancelled: meeting on Monday, March 9, 2026, 9:00 – 9:30 AM');
  expect(text).toContain(`
Time: Monday, March 9, 2026, 9:00 – 9:30 AM (America/Chicago)
Person: Ana Ruiz (ana@shop.test)
Store: Corner & Phones (corner)
About: Set up the scanner
`);
  expect(icalEvent).toEqual({ method: 'CANCEL', filename: 'meeting.ics', content: meeting.calendar });
  const outbox = path.join(folder, 'meetings');
  const carrier = outboxCarrier(outbox, () => new Date('2026-03-02T18:00:00Z'));
  await carrier.carry(render(email({ kind: 'meetingBooked', ...meeting }, 'es'), BASE), '33333333');
  const [file = ''] = readdirSync(outbox);
  expect(readFileSync(path.join(outbox, file), 'utf8')).toEqual(`Date: Mon, 02 Mar 2026 18:00:00 GMT
Message-ID: <33333333@tilldesk>
To: ana@shop.test
Subject: Reunión el lunes, 9 de marzo de 2026, 9:00–9:30
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="33333333"

--33333333
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Hola, Ana Ruiz:

esta reunión con el equipo de Tilldesk está reservada:

Hora: lunes, 9 de marzo de 2026, 9:00–9:30 (America/Chicago)
Persona: Ana Ruiz (ana@shop.test)
Tienda: Corner & Phones (corner)
Asunto: Set up the scanner

Se adjunta el archivo de calendario. La reunión se puede cancelar en la página donde se reservó.

Tilldesk

--33333333
Content-Disposition: attachment; filename="meeting.ics"
Content-Type: text/calendar; charset=utf-8; method=PUBLISH
Content-Transfer-Encoding: 8bit

BEGIN:VCALENDAR\r
END:VCALENDAR
--33333333--
`);
});

test('every mail is said in both languages, and none of them alike', () => {
  const messages: { [K in MailKind]: Extract<Message, { kind: K }> } = {
    signInCode: { kind: 'signInCode', code: '123456' },
    enrolCode: { kind: 'enrolCode', code: '123456' },
    newPassword: { kind: 'newPassword', path: '/p', store: 'Shop' },
    invitation: { kind: 'invitation', path: '/p', store: 'Shop', storeCode: 'shop' },
    passwordChanged: { kind: 'passwordChanged' },
    emailChange: { kind: 'emailChange', path: '/p', store: 'Shop', by: 'Ana Ruiz', email: 'new@x.test' },
    emailProof: { kind: 'emailProof', path: '/p', store: 'Shop' },
    emailChanged: { kind: 'emailChanged', store: 'Shop', email: 'new@x.test' },
    pinChanged: { kind: 'pinChanged', by: 'Ana Ruiz', store: 'Shop' },
    twoFactorOn: { kind: 'twoFactorOn' },
    twoFactorOff: { kind: 'twoFactorOff' },
    purchaseOrder: { kind: 'purchaseOrder', ...order },
    receipt: { kind: 'receipt', ...receipt },
    meetingBooked: { kind: 'meetingBooked', ...meeting },
    meetingCancelled: { kind: 'meetingCancelled', ...meeting },
  };
  const texts = Object.values(messages).flatMap((message) =>
    ['en', 'es'].map((language) => render(email(message, language), BASE).text),
  );
  expect(new Set(texts).size).toEqual(Object.keys(messages).length * 2);
});

test('what a person typed as a name begins no line of a head and no tag of the HTML', () => {
  const { html, text } = render({ ...email(link), name: 'A\r\nBcc: all@x.test <b>&' }, BASE);
  expect(text.split('\n')[0]).toEqual('Hello A Bcc: all@x.test <b>&,');
  expect([html.includes('<b>'), html.includes('&lt;b&gt;&amp;')]).toEqual([false, true]);
});

test('the settings of mail are read, and a wrong one is named', () => {
  expect(readMailSettings({})).toEqual({ smtp: null, publicUrl: undefined, secret: undefined });
  const secret = 'x'.repeat(32);
  const env = {
    TILLDESK_SMTP: 'smtps://mx.test',
    TILLDESK_MAIL_FROM: 'a@b.test',
    TILLDESK_URL: 'https://t.test/',
    TILLDESK_SECRET: secret,
  };
  expect(readMailSettings(env)).toEqual({
    smtp: { url: 'smtps://mx.test', from: 'a@b.test' },
    publicUrl: 'https://t.test',
    secret,
  });
  expect(() => readMailSettings({ TILLDESK_SMTP: 'smtp://mx.test' })).toThrow(
    'TILLDESK_SMTP needs TILLDESK_MAIL_FROM: whom mails are from.',
  );
  expect(() => readMailSettings({ TILLDESK_SMTP: 'mx.test' })).toThrow(
    'TILLDESK_SMTP must be an address that begins with smtp:// or smtps://.',
  );
  expect(() => readMailSettings({ TILLDESK_URL: 'ftp://t.test' })).toThrow(
    'TILLDESK_URL must be an address that begins with http:// or https://.',
  );
  expect(() => readMailSettings({ TILLDESK_SECRET: 'short' })).toThrow('TILLDESK_SECRET needs 32 characters or more.');
});
