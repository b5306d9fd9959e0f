import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Permission } from '@tilldesk/domain/rights';
import type { Limits } from '@tilldesk/domain/roles';
import type { TwoFactorMethod } from '@tilldesk/domain/signin';
import { instant, auditColumns, nameText } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { stores } from '../../modules/stores/stores.tables.ts';

export const roles = tenantTable(
  'roles',
  {
    name: nameText('name').notNull(),
    permissions: jsonb('permissions').$type<Permission[]>().notNull().default([]),
    limits: jsonb('limits').$type<Limits>().notNull(),
    archivedAt: instant('archived_at'),
    ...auditColumns(),
  },
  (t) => [
    uniqueIndex('roles_name')
      .on(t.businessId, sql`lower(${t.name})`)
      .where(sql`archived_at is null`),
    index('roles_by_name').on(t.businessId, t.name, t.id),
    index('roles_by_created_at').on(t.businessId, t.createdAt, t.id),
  ],
);

export const users = tenantTable(
  'users',
  {
    email: text('email').notNull(),
    name: nameText('name').notNull(),
    username: text('username').notNull(),
    userType: text('user_type').notNull(),
    language: text('language'),
    roleId: reference('role_id', roles).notNull(),
    passwordHash: text('password_hash').notNull(),
    pinHash: text('pin_hash'),
    phone: text('phone'),
    /** The method of the second step; null if it is disabled. */
    twoFactor: text('two_factor').$type<TwoFactorMethod>(),
    /** The authenticator's secret, encrypted with the installation's key (docs/security.md). */
    totpSecret: text('totp_secret'),
    /** The last 30-second step whose code was used: each code is valid once. */
    totpStep: bigint('totp_step', { mode: 'number' }),
    passwordChangedAt: instant('password_changed_at'),
    /** When the person was last invited; null once they have chosen a password. */
    invitedAt: instant('invited_at'),
    address: text('address'),
    emergencyContact: text('emergency_contact'),
    emergencyPhone: text('emergency_phone'),
    hireDate: date('hire_date', { mode: 'string' }),
    active: boolean('active').notNull().default(true),
    /** The last day of a person who has left. Null for active and suspended people. */
    leaveDate: date('leave_date', { mode: 'string' }),
    isDemo: boolean('is_demo').notNull().default(false),
    ...auditColumns(),
  },
  (t) => [
    unique('users_email').on(t.businessId, t.email),
    check('users_two_factor', sql`${t.twoFactor} in ('app', 'mail')`),
    check('users_leave_date', sql`${t.leaveDate} is null or not ${t.active}`),
  ],
);

/** The stores that a person is assigned to. */
export const userStores = keyedTable('user_stores', ['userId', 'storeId'], {
  userId: reference('user_id', users).notNull(),
  storeId: reference('store_id', stores).notNull(),
});
