import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { TwoFactorMethod } from '@tilldesk/domain/signin';
import { businessId, instant } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** Sign-ins. Only the token's SHA-256 is stored; the token is bound to one store. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    /** The id of the sign-in in the person's list of sign-ins. */
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    businessId: businessId(),
    userId: uuid('user_id').notNull(),
    storeId: uuid('store_id').notNull(),
    address: text('address').notNull(),
    /** The browser's user agent, at most 400 characters. */
    agent: text('agent'),
    /** SHA-256 of the key that the browser generated. */
    browserHash: text('browser_hash'),
    /** When the access PIN was entered, which is valid until the session ends (spec §6). */
    pinGrantedAt: instant('pin_granted_at'),
    /** Wrong PINs in this session; five close the gate for it. */
    pinFailures: integer('pin_failures').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('tokens_by_user').on(t.businessId, t.userId), unique('tokens_id').on(t.id)],
);

/**
 * Attempts of the last hours by kind, for known and unknown people: wrong passwords, wrong codes, requested links
 * (attempts.store.ts). `account` is store code and email, the email, or the person.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull().default('password'),
    account: text('account').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('failures_by_account').on(t.account, t.address, t.at),
    index('failures_by_address').on(t.address, t.at),
  ],
);

/** Addresses from which an account has signed in: failures from other addresses never block these. */
export const knownAddresses = pgTable(
  'known_addresses',
  { account: text('account').notNull(), address: text('address').notNull(), lastAt: instant('last_at').notNull() },
  (t) => [primaryKey({ columns: [t.account, t.address] })],
);

/** Codes that each replace the second step once, for the loss of the phone. Stored as slow hashes. */
export const recoveryCodes = tenantTable(
  'recovery_codes',
  {
    userId: reference('user_id', users).notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('recovery_codes_by_user').on(t.businessId, t.userId)],
);

/**
 * A sign-in that requires its second step, or a change of the user's own account that requires a code: 5 minutes, 5 tries, one
 * use.
 */
export const challenges = pgTable(
  'challenges',
  {
    /** SHA-256 of the token given to the browser. */
    hash: text('hash').primaryKey(),
    businessId: businessId(),
    userId: uuid('user_id').notNull(),
    storeId: uuid('store_id').notNull(),
    purpose: text('purpose').$type<'sign-in' | 'enrol'>().notNull(),
    method: text('method').$type<TwoFactorMethod>().notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    agent: text('agent'),
    browserHash: text('browser_hash'),
    /** The hash of a mailed code. */
    codeHash: text('code_hash'),
    /** The secret of an authenticator that is being set up, encrypted. */
    totpSecret: text('totp_secret'),
    tries: integer('tries').notNull().default(0),
    /** Tries without the challenge's token: they do not use up the five tries of the browser that has it. */
    unnamedTries: integer('unnamed_tries').notNull().default(0),
    mails: integer('mails').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('challenges_by_email').on(t.email, t.address, t.createdAt)],
);

/** A mailed link to choose a password: one use, an hour for a forgotten one, three days for an invitation. */
export const passwordLinks = pgTable(
  'password_links',
  {
    hash: text('hash').primaryKey(),
    businessId: businessId(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('password_links_by_user').on(t.businessId, t.userId)],
);

/**
 * A pending change of a person's sign-in e-mail, until both addresses have confirmed it: seven days, at most one (decision
 * 0048). The SHA-256 of each link's token is stored until the link is used.
 */
export const emailChanges = keyedTable(
  'email_changes',
  ['userId'],
  {
    userId: reference('user_id', users).notNull(),
    newEmail: text('new_email').notNull(),
    /** The user who requested it, and the store. */
    byUser: reference('by_user', users).notNull(),
    storeId: reference('store_id', stores).notNull(),
    oldHash: text('old_hash'),
    newHash: text('new_hash'),
    oldConfirmedAt: instant('old_confirmed_at'),
    newConfirmedAt: instant('new_confirmed_at'),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [unique('email_changes_old').on(t.oldHash), unique('email_changes_new').on(t.newHash)],
);

/**
 * Wrong PINs of the last hour, by the tried e-mail, known or unknown (decision 0047). The audit log retains them permanently.
 */
export const pinFailures = tenantTable(
  'pin_failures',
  {
    email: text('email').notNull(),
    /**
     * The origin of the try: `home` from the person's oldest active session, `known` from one at a browser where their PIN was
     * right before, `own` from another of their sessions, `other` from another user.
     */
    kind: text('kind').$type<PinTryKind>().notNull(),
    /** The user who tried. */
    byUser: uuid('by_user'),
    browserHash: text('browser_hash'),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('pin_failures_by_email').on(t.businessId, t.email, t.at),
    check('pin_failures_kind', sql`${t.kind} in ('home', 'known', 'own', 'other')`),
  ],
);
export type PinTryKind = 'home' | 'known' | 'own' | 'other';

/**
 * Browsers where a person's own session entered the right access PIN: wrong tries elsewhere never block the person there.
 */
export const pinBrowsers = keyedTable('pin_browsers', ['userId', 'browserHash'], {
  userId: reference('user_id', users).notNull(),
  browserHash: text('browser_hash').notNull(),
  lastAt: instant('last_at').notNull(),
});

/**
 * Sign-ins with a password by person and browser: for the notification of a new browser, and for the quick switch of the day.
 */
export const browserPeople = keyedTable(
  'browser_people',
  ['browserHash', 'userId', 'storeId'],
  {
    browserHash: text('browser_hash').notNull(),
    userId: uuid('user_id').notNull(),
    storeId: uuid('store_id').notNull(),
    /** The last sign-in with a password. */
    signedInAt: instant('signed_in_at').notNull(),
    /** Wrong PINs since then; five remove the person from the quick switch until the next sign-in with the password. */
    pinFailures: integer('pin_failures').notNull().default(0),
  },
  (t) => [index('browser_people_by_user').on(t.businessId, t.userId)],
);
