import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { count, pageOf, searchWords } from '../contract/page.ts';
import { date, id } from '../fields/fields.ts';
import { datePresets } from '../clock/clock.contract.ts';
import { employee } from './employees.entity.ts';

const base = crud('/employees', {
  name: 'employees',
  module: 'Employee',
  entity: employee,
  sorts: ['name', 'createdAt'],
});

const checked = z.object({
  exist: z.boolean(),
  success: z.boolean(),
  data: z.object({ message: z.string() }),
});

const credentials = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
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

/** The eight calls of the spec (§7). */
export const employees = {
  ...base,
  /** By the day of joining: `preset`, or `startDate` to `endDate`. */
  list: endpoint({
    method: 'GET',
    path: '/employees',
    needs: ['Employee', 'read'],
    about: 'List employees',
    query: z.strictObject({
      page: z._default(count(10_000), 1),
      limit: z._default(count(500), 10),
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
      q: z._default(searchWords, ''),
      page: z._default(count(10_000), 1),
      limit: z._default(count(500), 10),
    }),
    answer: pageOf(employee.read),
  }),
  /** The version may be missing: it is one of the spec's own calls. */
  change: endpoint({
    method: 'PATCH',
    path: '/employees/:id',
    needs: ['Employee', 'update'],
    about: 'Change one of employees',
    params: z.strictObject({ id }),
    body: z.extend(z.partial(employee.draft), { version: z.optional(z.int()) }),
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
