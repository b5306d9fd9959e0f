import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { count, pageOf, searchText } from '../contract/page.ts';
import { clean, date, id, version } from '../fields/fields.ts';
import { datePresets } from '../clock/clock.contract.ts';
import { accessPin } from '../session/pin.rules.ts';
import { employee, userTypes } from './employees.entity.ts';

const base = crud('/employees', {
  name: 'employees',
  module: 'Employee',
  entity: employee,
  sorts: ['name', 'createdAt'],
  filters: { active: z.optional(z.enum(['true', 'false'])) },
});

const checked = z.object({
  exist: z.boolean(),
  success: z.boolean(),
  data: z.object({ message: z.string() }),
});

const credentials = z.strictObject({
  email: z.string().check(clean, z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  accessPin: z.string().check(z.maxLength(20)),
});

/** Sales of a person less returns, by commission base. Amounts in minor units of the store's currency. */
const salesStats = z.object({
  employeeId: id,
  /** Posted invoices with a line of this person. */
  invoices: z.int(),
  pieces: z.int(),
  net: z.int(),
  /** Null without the right to see costs. */
  margin: z.nullable(z.int()),
  tax: z.int(),
  total: z.int(),
  averageTotal: z.int(),
  firstSaleAt: z.nullable(z.string()),
  lastSaleAt: z.nullable(z.string()),
});

/** The eight calls of the specification (§7), and those for PIN, invitation and assignable options. */
export const employees = {
  ...base,
  /** By the day of joining: `preset`, or `startDate` to `endDate`; `search` matches like the call of that name. */
  list: endpoint({
    method: 'GET',
    path: '/employees',
    needs: ['Employee', 'read'],
    about: 'List employees',
    query: z.extend(base.list.query, {
      preset: z.optional(z.enum(datePresets)),
      startDate: z.optional(date({ required: true })),
      endDate: z.optional(date({ required: true })),
    }),
    answer: pageOf(employee.read),
  }),
  search: endpoint({
    method: 'GET',
    path: '/employees/search',
    needs: ['Employee', 'read'],
    about: 'Search employees',
    query: z.strictObject({
      q: z._default(searchText, ''),
      page: z._default(count(10_000), 1),
      limit: z._default(count(500), 10),
    }),
    answer: pageOf(employee.read),
  }),
  /** User types, roles and stores that the caller may assign. */
  options: endpoint({
    method: 'GET',
    path: '/employees/options',
    needs: ['Employee', 'read'],
    about: 'List assignable roles, stores and limits',
    answer: z.object({
      userTypes: z.array(z.enum(userTypes)),
      roles: z.array(z.object({ id, name: z.string() })),
      stores: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  /**
   * The version is optional, as in the specification. A new e-mail of a person with a password waits in `newEmail` until both
   * addresses have confirmed it.
   */
  change: endpoint({
    method: 'PATCH',
    path: '/employees/:id',
    needs: ['Employee', 'update'],
    about: 'Update an employee',
    params: z.strictObject({ id }),
    body: z.extend(z.partial(employee.draft), { version: z.optional(version) }),
    answer: employee.read,
  }),
  /**
   * Suspends: their records remain, all their sessions and their open shift end immediately, and chats that they answer wait for
   * another member of staff.
   */
  archive: base.archive,
  /**
   * A person leaves the business: as `archive`, but drafts, quotes and chats go to a colleague, if one is given. Their open drawer
   * closes without a count when no other person is assigned to it.
   */
  leave: endpoint({
    method: 'POST',
    path: '/employees/:id/leave',
    needs: ['Employee', 'delete'],
    about: 'Record that an employee has left',
    params: z.strictObject({ id }),
    body: z.strictObject({ handOverTo: z.nullable(id) }),
    answer: employee.read,
  }),
  salesStats: endpoint({
    method: 'GET',
    path: '/employees/getEmployeeSalesStats',
    needs: ['Employee', 'read'],
    about: "Get an employee's sales figures",
    query: z.strictObject({ employeeId: id }),
    answer: salesStats,
  }),
  /** Sets the access PIN of a person; their sessions then require the new one. The own PIN is changed in the profile. */
  setPin: endpoint({
    method: 'POST',
    path: '/employees/:id/pin',
    needs: ['Employee', 'update'],
    verify: true,
    about: "Set a person's access PIN",
    params: z.strictObject({ id }),
    body: z.strictObject({ accessPin }),
    answer: employee.read,
  }),
  /** Clears the failed PIN and password attempts of a person, which ends their waiting time. */
  unlock: endpoint({
    method: 'POST',
    path: '/employees/:id/unlock',
    needs: ['Employee', 'update'],
    about: 'Unlock an employee after failed PINs or passwords',
    params: z.strictObject({ id }),
    answer: employee.read,
  }),
  /** Mails the invitation again to a person without a password; earlier links become invalid. */
  invite: endpoint({
    method: 'POST',
    path: '/employees/:id/invite',
    needs: ['Employee', 'update'],
    about: 'Resend the invitation email',
    params: z.strictObject({ id }),
    answer: employee.read,
  }),
  /** Cancels a pending e-mail change: the links of both addresses become invalid. */
  cancelEmail: endpoint({
    method: 'POST',
    path: '/employees/:id/cancel-email',
    needs: ['Employee', 'update'],
    about: "Cancel a change of a person's e-mail",
    params: z.strictObject({ id }),
    answer: employee.read,
  }),
  /** As in the specification: the PIN is in the query, rate limited, and removed from every log. Our app uses the POST. */
  check: endpoint({
    method: 'GET',
    path: '/employees/check',
    needs: 'signed-in',
    about: 'Check an email and access PIN',
    query: credentials,
    answer: checked,
  }),
  /** The same without a secret in the URL; the user's own correct PIN opens the PIN gate for this session. */
  checkPin: endpoint({
    method: 'POST',
    path: '/employees/check',
    needs: 'signed-in',
    about: 'Check an email and access PIN',
    body: credentials,
    answer: checked,
  }),
} as const;
