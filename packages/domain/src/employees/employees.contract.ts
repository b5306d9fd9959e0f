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

/** What a person sold, less what came back, as it counts for them. Amounts in minor units of the store's currency. */
const salesStats = z.object({
  employeeId: id,
  /** Those that stand, of which a line counts for them. */
  invoices: z.int(),
  pieces: z.int(),
  net: z.int(),
  /** Null for those who may not see costs. */
  margin: z.nullable(z.int()),
  tax: z.int(),
  total: z.int(),
  averageTotal: z.int(),
  firstSaleAt: z.nullable(z.string()),
  lastSaleAt: z.nullable(z.string()),
});

/** The eight calls of the spec (§7), and those for a person's PIN and invitation and for what may be given. */
export const employees = {
  ...base,
  /** By the day of joining: `preset`, or `startDate` to `endDate`; `search` finds the same as the call of that name. */
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
    about: 'Find employees by words',
    query: z.strictObject({
      q: z._default(searchText, ''),
      page: z._default(count(10_000), 1),
      limit: z._default(count(500), 10),
    }),
    answer: pageOf(employee.read),
  }),
  /** What the caller may give to a person: user types, roles and stores. */
  options: endpoint({
    method: 'GET',
    path: '/employees/options',
    needs: ['Employee', 'read'],
    about: 'What a person may be given',
    answer: z.object({
      userTypes: z.array(z.enum(userTypes)),
      roles: z.array(z.object({ id, name: z.string() })),
      stores: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  /**
   * The version may be missing: it is one of the spec's own calls. Another e-mail of a person who has a password waits in `newEmail`
   * until both addresses have confirmed it.
   */
  change: endpoint({
    method: 'PATCH',
    path: '/employees/:id',
    needs: ['Employee', 'update'],
    about: 'Change one of employees',
    params: z.strictObject({ id }),
    body: z.extend(z.partial(employee.draft), { version: z.optional(version) }),
    answer: employee.read,
  }),
  /** Deactivates: what the person did stays, and every sign-in of theirs ends at once. */
  archive: base.archive,
  salesStats: endpoint({
    method: 'GET',
    path: '/employees/getEmployeeSalesStats',
    needs: ['Employee', 'read'],
    about: 'What a person sold',
    query: z.strictObject({ employeeId: id }),
    answer: salesStats,
  }),
  /** Gives a person an access PIN, or another one; their sessions ask for the new one. One's own is changed in the profile. */
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
  /** Forgets the wrong access PINs and passwords that were tried for a person: nothing makes them wait any longer. */
  unlock: endpoint({
    method: 'POST',
    path: '/employees/:id/unlock',
    needs: ['Employee', 'update'],
    about: 'Unlock a person after wrong PINs and passwords',
    params: z.strictObject({ id }),
    answer: employee.read,
  }),
  /** Mails the invitation again to a person who has chosen no password yet; earlier links stop working. */
  invite: endpoint({
    method: 'POST',
    path: '/employees/:id/invite',
    needs: ['Employee', 'update'],
    about: 'Mail the invitation again',
    params: z.strictObject({ id }),
    answer: employee.read,
  }),
  /** Ends a change of the e-mail that waits: the links of both addresses stop working. */
  cancelEmail: endpoint({
    method: 'POST',
    path: '/employees/:id/cancel-email',
    needs: ['Employee', 'update'],
    about: "Cancel a change of a person's e-mail",
    params: z.strictObject({ id }),
    answer: employee.read,
  }),
  /** As the spec has it: the PIN stands in the query, limited, and struck out of every log. Our own app sends the POST. */
  check: endpoint({
    method: 'GET',
    path: '/employees/check',
    needs: 'signed-in',
    about: 'Whether this e-mail and access PIN belong together',
    query: credentials,
    answer: checked,
  }),
  /** The same without a secret in the address; one's own right PIN opens the PIN gate for this session. */
  checkPin: endpoint({
    method: 'POST',
    path: '/employees/check',
    needs: 'signed-in',
    about: 'Whether this e-mail and access PIN belong together',
    body: credentials,
    answer: checked,
  }),
} as const;
