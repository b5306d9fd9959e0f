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
/** What `/cash-in-out/history` alone shows: behind the PIN gate (spec §6). */
const history = { needs: ['Cash In / Out Report', 'read'], pin: true } as const;
const manage = ['Transactions', 'update'] as const;
const registerName = text({ required: true, max: 40 });
const params = z.strictObject({ id });

/** The tills of the store and their drawers. A browser chooses a till once; a person's cash is in the drawer that they are on. */
export const registers = {
  list: endpoint({
    method: 'GET',
    path: '/registers',
    needs: 'signed-in',
    about: 'Registers of this store',
    query: z.strictObject({ state: z._default(z.enum(['active', 'all']), 'active') }),
    answer: z.object({ items: z.array(register) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/registers',
    needs: manage,
    about: 'Add a register to this store',
    body: z.strictObject({ id, name: registerName }),
    answer: register,
  }),
  /** Renames, deactivates or reactivates. One with an open drawer, and the last one, stays active. */
  change: endpoint({
    method: 'PATCH',
    path: '/registers/:id',
    needs: manage,
    about: 'Change a register',
    params,
    body: z.strictObject({ version, name: z.optional(registerName), active: z.optional(z.boolean()) }),
    answer: register,
  }),
  sessions: endpoint({
    ...history,
    method: 'GET',
    path: '/register-sessions',
    about: 'Drawers of a time, the latest opening first',
    query: z.strictObject({
      page: z._default(count(10_000), 1),
      limit: z._default(count(500), 10),
      preset: z.optional(z.enum(datePresets)),
      /** Days of the store on which a drawer was opened. */
      startDate: z.optional(date({ required: true })),
      endDate: z.optional(date({ required: true })),
      registerId: z.optional(id),
      /** Who opened or closed it, or was on it. */
      employee: z.optional(id),
      status: z.optional(z.enum(registerSessionStatuses)),
    }),
    /** `totals` are of all counted drawers that were found, not of the page; `uncounted` is how many nobody counted. */
    answer: z.extend(pageOf(registerSession), {
      totals: z.object({ counted: z.int(), expected: z.int(), over: z.int(), short: z.int(), uncounted: z.int() }),
    }),
  }),
  /** Cash in no drawer, by the day on which it was taken, the latest first; `total` is of all that was found, not of the page. */
  outside: endpoint({
    ...history,
    method: 'GET',
    path: '/register-sessions/outside',
    about: 'Cash that was taken outside drawers',
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
    about: 'A drawer with its movements',
    params,
    answer: registerSessionDetails,
  }),
  report: endpoint({
    ...history,
    method: 'GET',
    path: '/register-sessions/:id/report',
    about: 'X report of an open drawer, Z report of a closed one',
    params,
    answer: drawerReport,
  }),
  /** Opens a drawer without the clock, as admins do, and puts the person on it. */
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
   * Puts the person on an open drawer, and off another one. `counted` is what they saw in it: it moves nothing. Needs the right to
   * work with drawers or to sell.
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
    about: 'Cash in, cash out, bank drop, or open without a sale',
    key: 'required',
    params,
    body: handMovement,
    answer: registerSession,
  }),
  /** Takes cash in, cash out or a bank drop back by a counter-row, while the drawer is open. `id` in the body is that row's. */
  reverse: endpoint({
    method: 'POST',
    path: '/register-sessions/:id/movements/:movementId/reverse',
    needs: work,
    about: 'Take a movement back',
    key: 'required',
    params: z.strictObject({ id, movementId: id }),
    body: z.strictObject({ id, reason: text({ required: true, max: 200 }) }),
    answer: registerSession,
  }),
  /**
   * Closes a drawer. Who is not on it needs `Transactions, update`: then it is forced. Without `counted` it stays uncounted. Below the
   * store's minimum it needs an approval; `reason` is asked for by a difference beyond the store's limit, of one who does not count
   * blind. `bankDrop` goes out of what was counted.
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
    }),
    answer: registerSession,
  }),
  /** Counts a drawer that was closed uncounted: its next opener does, whoever may change transactions, or anybody before the next opening. */
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
  /** Says once why a counted drawer differs, where that was not said at the count. */
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
