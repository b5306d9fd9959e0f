import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Permission } from '@tilldesk/domain/rights';
import { businessId, instant, kept } from '../../database/columns.ts';
import { stores } from '../stores/stores.tables.ts';

/** What a role allows beside rights. */
export type Limits = { viewCost: boolean };

export const roles = pgTable(
  'roles',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    permissions: jsonb('permissions').$type<Permission[]>().notNull(),
    limits: jsonb('limits').$type<Limits>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.id] })],
);

export const users = pgTable(
  'users',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    username: text('username').notNull(),
    userType: text('user_type').notNull(),
    language: text('language'),
    roleId: uuid('role_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    pinHash: text('pin_hash'),
    active: boolean('active').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('users_email').on(t.businessId, t.email),
    foreignKey({ columns: [t.businessId, t.roleId], foreignColumns: [roles.businessId, roles.id] }),
  ],
);

/** The stores that a person is assigned to. */
export const userStores = pgTable(
  'user_stores',
  { businessId: businessId(), userId: uuid('user_id').notNull(), storeId: uuid('store_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.businessId, t.userId, t.storeId] }),
    foreignKey({ columns: [t.businessId, t.userId], foreignColumns: [users.businessId, users.id] }),
    foreignKey({ columns: [t.businessId, t.storeId], foreignColumns: [stores.businessId, stores.id] }),
  ],
);

/** A sign-in. Only the token's SHA-256 is kept; the token is bound to one store. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    businessId: businessId(),
    userId: uuid('user_id').notNull(),
    storeId: uuid('store_id').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('tokens_by_user').on(t.businessId, t.userId)],
);

/** Wrong passwords of the last minutes, known person or not; `account` is store code and email. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: uuid('id').primaryKey(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('failures_by_account').on(t.account, t.address, t.at),
    index('failures_by_address').on(t.address, t.at),
  ],
);

/** Addresses from which an account has signed in: others' failures never lock these out. */
export const knownAddresses = pgTable(
  'known_addresses',
  { account: text('account').notNull(), address: text('address').notNull(), lastAt: instant('last_at').notNull() },
  (t) => [primaryKey({ columns: [t.account, t.address] })],
);
