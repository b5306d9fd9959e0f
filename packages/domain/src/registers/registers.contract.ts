import * as z from 'zod/mini';
import { datePresets } from '../clock/clock.contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { count, pageOf } from '../contract/page.ts';
import { date, id, longText, money, text, version } from '../fields/fields.ts';
import {
  drawerCount,
  drawerReport,
  handMovement,
  outsideCash,
  register,
  registerSession,
  registerSessionDetails,
  registerSessionStatuses,
} from './registers.entity.ts';

const work = ['Cash In / Out Report', 'create'] as const;
/** Access to `/cash-in-out/history`: behind the PIN gate (spec §6). */
const history = { needs: ['Cash In / Out Report', 'read'], pin: true } as const;
const manage = ['Transactions', 'update'] as const;
const registerName = text({ required: true, max: 40 });
const params = z.strictObject({ id });

/**
 * Registers of the store and their drawers. A browser selects a register once; a user's cash is in the drawer that they joined.
 */
export const registers = {
  list: endpoint({
    method: 'GET',
    path: '/registers',
    needs: 'signed-in',
    about: "List the store's registers",
    query: z.strictObject({ state: z._default(z.enum(['active', 'all']), 'active') }),
    answer: z.object({ items: z.array(register) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/registers',
    needs: manage,
    about: 'Create a register',
    body: z.strictObject({ id, name: registerName }),
    answer: register,
  }),
  /** Renames, deactivates or reactivates. A register with an open drawer, or the last one, cannot be deactivated. */
  change: endpoint({
    method: 'PATCH',
    path: '/registers/:id',
    needs: manage,
    about: 'Update a register',
    params,
    body: z.strictObject({ version, name: z.optional(registerName), active: z.optional(z.boolean()) }),
    answer: register,
  }),
  sessions: endpoint({
    ...history,
    method: 'GET',
    path: '/register-sessions',
    about: 'List drawers in a period, newest first',
    query: z.strictObject({
      page: z._default(count(10_000), 1),
      limit: z._default(count(500), 10),
      preset: z.optional(z.enum(datePresets)),
      /** Days of the store on which a drawer was opened. */
      startDate: z.optional(date({ required: true })),
      endDate: z.optional(date({ required: true })),
      registerId: z.optional(id),
      /** A user who opened, closed or joined it. */
      employee: z.optional(id),
      status: z.optional(z.enum(registerSessionStatuses)),
    }),
    /** `totals` cover all matching counted drawers, not only the page; `uncounted` is the number of uncounted ones. */
    answer: z.extend(pageOf(registerSession), {
      totals: z.object({ counted: z.int(), expected: z.int(), over: z.int(), short: z.int(), uncounted: z.int() }),
    }),
  }),
  /** Cash in no drawer by day of payment, latest first; `total` covers all matches, not only the page. */
  outside: endpoint({
    ...history,
    method: 'GET',
    path: '/register-sessions/outside',
    about: 'List cash taken outside drawers',
    query: z.strictObject({
      page: z._default(count(10_000), 1),
      limit: z._default(count(500), 10),
      startDate: z.optional(date({ required: true })),
      endDate: z.optional(date({ required: true })),
    }),
    answer: z.extend(pageOf(outsideCash), { total: z.int() }),
  }),
  one: endpoint({
    ...history,
    method: 'GET',
    path: '/register-sessions/:id',
    about: 'Get a drawer with its movements',
    params,
    answer: registerSessionDetails,
  }),
  report: endpoint({
    ...history,
    method: 'GET',
    path: '/register-sessions/:id/report',
    about: 'Get the X report of an open drawer, or the Z report of a closed one',
    params,
    answer: drawerReport,
  }),
  /** Opens a drawer without the time clock, for admins, and joins the user to it. */
  open: endpoint({
    method: 'POST',
    path: '/register-sessions',
    needs: work,
    about: 'Open a drawer',
    key: 'required',
    body: z.strictObject({
      id,
      registerId: id,
      counted: money({ required: true }),
      denominations: drawerCount.denominations,
      note: z.optional(longText({ max: 500 })),
    }),
    answer: registerSession,
  }),
  /**
   * Joins the user to an open drawer and removes them from another one. `counted` is the cash they saw in it, for information
   * only. Requires the right to work with drawers or to sell.
   */
  join: endpoint({
    method: 'POST',
    path: '/register-sessions/:id/join',
    needs: 'signed-in',
    about: 'Join an open drawer',
    key: 'required',
    params,
    body: z.strictObject({ counted: z.optional(money()) }),
    answer: registerSession,
  }),
  move: endpoint({
    method: 'POST',
    path: '/register-sessions/:id/movements',
    needs: work,
    about: 'Record cash in, cash out, a bank drop, or a no-sale opening',
    key: 'required',
    params,
    body: handMovement,
    answer: registerSession,
  }),
  /**
   * Reverses a cash in, cash out or bank drop by a counter-row while the drawer is open. `id` in the body is that of the new row.
   */
  reverse: endpoint({
    method: 'POST',
    path: '/register-sessions/:id/movements/:movementId/reverse',
    needs: work,
    about: 'Reverse a movement',
    key: 'required',
    params: z.strictObject({ id, movementId: id }),
    body: z.strictObject({ id, reason: text({ required: true, max: 200 }) }),
    answer: registerSession,
  }),
  /**
   * Closes a drawer. A user who did not join it needs `Transactions, update`; the closing is then marked as forced. Without
   * `counted` it remains uncounted. Below the store's minimum an approval is required; a difference beyond the store's limit
   * requires a `reason`, except for blind counts. `bankDrop` is taken from the counted amount. Bill payments that were taken at it
   * and are not processed reject it (`billPayment.pending`) unless `confirmsPending` is true.
   */
  close: endpoint({
    method: 'POST',
    path: '/register-sessions/:id/close',
    needs: work,
    about: 'Close a drawer',
    key: 'required',
    params,
    body: z.strictObject({
      version,
      counted: money(),
      note: longText(),
      ...drawerCount,
      bankDrop: z.optional(money({ required: true })),
      approvalId: z.optional(id),
      confirmsPending: z.optional(z.boolean()),
    }),
    answer: registerSession,
  }),
  /**
   * Counts a drawer that was closed uncounted: by its next opener, by users who may change transactions, or by anyone before the
   * next opening.
   */
  count: endpoint({
    method: 'POST',
    path: '/register-sessions/:id/count',
    needs: work,
    about: 'Count an uncounted drawer',
    key: 'required',
    params,
    body: z.strictObject({ version, counted: money({ required: true }), ...drawerCount }),
    answer: registerSession,
  }),
  /** Adds the reason for the difference of a counted drawer, once, if it was not given at the count. */
  explain: endpoint({
    method: 'POST',
    path: '/register-sessions/:id/reason',
    needs: work,
    about: "Explain a drawer's difference",
    key: 'required',
    params,
    body: z.strictObject({ version, reason: longText({ required: true, max: 500 }) }),
    answer: registerSession,
  }),
} as const;
