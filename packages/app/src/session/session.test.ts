import { someRights } from '@tilldesk/domain/rights';
import { defaultTransactionSettings } from '@tilldesk/domain/stores';
import { expect, test } from 'vitest';
import { createSession, type Ending } from './session.ts';
import type { KeyValueStorage } from '../browser/storage.ts';

const user = (id: string) => ({
  id,
  _id: id,
  email: 'ana@demo.test',
  name: 'Ana Lopez',
  username: 'ana',
  userType: 'employee',
  language: null,
  location: null,
  warehouse: null,
  accessPin: true,
  store: 'store-1',
});
const store = {
  id: 'store-1',
  _id: 'store-1',
  code: 'demo',
  storeName: 'Harbour Street',
  storeEmail: null,
  phone: null,
  address: null,
  defaultCurrency: 'USD',
  timeZone: 'America/New_York',
  screenTimeout: 5,
  defaultTaxRate: '0.0825',
  taxNumber: null,
  receiptHeader: null,
  receiptFooter: null,
  transaction: defaultTransactionSettings('USD'),
};
const started = { token: 'token-1', user: user('ana'), permissions: someRights({ Dashboard: 'r' }), screenTimeout: 5 };

/** A browser with one storage; every session created in it is a tab. */
function browser() {
  const saved = new Map<string, string>();
  const tabs: ((name: string) => void)[] = [];
  const open = () => {
    const own = tabs.length;
    const broadcast = (name: string) => tabs.forEach((tabListener, index) => index !== own && tabListener(name));
    const storage: KeyValueStorage = {
      read: (name) => saved.get(name) ?? null,
      write: (name, value) => {
        saved.set(name, value);
        broadcast(name);
      },
      drop: (name) => {
        saved.delete(name);
        broadcast(name);
      },
    };
    const session = createSession(storage, (listener) => tabs.push(listener));
    const endings: Ending[] = [];
    session.onEnd((ending) => endings.push(ending));
    return { session, endings };
  };
  return { saved, open };
}

const noContact = { speak: null, issue: null, feedback: null, articles: null, updates: null, meeting: null };

test('who signs in is still signed in after a reload', () => {
  const { open } = browser();
  open().session.begin(started);
  expect(open().session.current()).toEqual({
    ...started,
    store: null,
    limits: null,
    pinGranted: false,
    verified: false,
  });
});

test("the server's word brings the store, the limits and the rights of now", () => {
  const { session } = browser().open();
  session.begin(started);
  const permissions = someRights({ Dashboard: 'r', Customer: 'rc' });
  session.confirm({
    user: user('ana'),
    store,
    permissions,
    limits: { viewCost: false },
    screenTimeout: 10,
    pinGranted: true,
    stores: [],
    contact: noContact,
    translates: false,
  });
  expect(session.current()).toEqual({
    token: 'token-1',
    user: user('ana'),
    permissions,
    screenTimeout: 10,
    store,
    limits: { viewCost: false },
    pinGranted: true,
    verified: false,
  });
});

test('what a person proved is seen by every tab, and gone with the session', () => {
  const { open } = browser();
  const [first, second] = [open().session, open().session];
  first.begin(started);
  first.prove({ verified: true });
  const { verified, pinGranted } = second.current() ?? {};
  expect([verified, pinGranted]).toEqual([true, false]);
  first.end('signedOut');
  first.begin(started);
  expect(first.current()?.verified).toEqual(false);
});

test('when nobody touched any tab, the others say so too', () => {
  const { open } = browser();
  const [first, second] = [open(), open()];
  first.session.begin(started);
  first.session.end('inactive');
  first.session.begin(started);
  first.session.end('signedOut');
  expect(second.endings).toEqual(['inactive', 'elsewhere']);
});

test('the same word twice changes nothing', () => {
  const { session } = browser().open();
  session.begin(started);
  const own = {
    user: user('ana'),
    store,
    permissions: [],
    limits: { viewCost: true },
    screenTimeout: 5,
    pinGranted: false,
    stores: [],
    contact: noContact,
    translates: false,
  };
  session.confirm(own);
  let notifiedCount = 0;
  session.subscribe(() => (notifiedCount += 1));
  session.confirm(own);
  expect(notifiedCount).toEqual(0);
});

test('an ended session leaves nothing behind and says once why it ended', () => {
  const { saved, open } = browser();
  const { session, endings } = open();
  session.begin(started);
  session.end('expired');
  session.end('signedOut');
  expect([session.current(), [...saved], endings]).toEqual([null, [['session-ending', 'expired']], ['expired']]);
});

test('signing out in one tab ends the other', () => {
  const { open } = browser();
  const first = open();
  first.session.begin(started);
  const second = open();
  first.session.end('signedOut');
  expect([second.session.current(), second.endings]).toEqual([null, ['elsewhere']]);
});

test('another person in one tab ends the session of the other tab', () => {
  const { open } = browser();
  const first = open();
  first.session.begin(started);
  const second = open();
  second.session.begin({ ...started, token: 'token-2', user: user('ben') });
  expect([first.session.current(), first.endings]).toEqual([null, ['elsewhere']]);
});

test('what is kept but cannot be read counts as nobody', () => {
  const { saved, open } = browser();
  saved.set('session', '{"half":');
  expect(open().session.current()).toEqual(null);
  saved.set('session', '{"from":"an older app"}');
  expect(open().session.current()).toEqual(null);
});
