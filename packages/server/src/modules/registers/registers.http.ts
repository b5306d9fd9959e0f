import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { registers } from '@tilldesk/domain/shop';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { closeDrawer, countDrawer, explainDrawer } from './closing.store.ts';
import { readDrawerDetails, readReport } from './drawer-details.store.ts';
import { listDrawers } from './drawer-history.store.ts';
import { notifyOfDrawerClosing } from './drawer-events.store.ts';
import { joinDrawer, openDrawer } from './drawers.store.ts';
import { moveByHand, reverseByHand } from './movements.store.ts';
import { listOutsideCash } from './outside-cash.store.ts';
import { changeRegister, createRegister } from './register-changes.store.ts';
import { listRegisters, readDrawer } from './registers.store.ts';

export const registersCalls: Served[] = [
  serve(registers.list, async ({ tx, caller, query }) => ({ items: await listRegisters(tx, caller, query.state) })),

  serve(registers.create, async ({ tx, caller, now, body, changed }) => {
    changed('registers', body.id);
    return createRegister(tx, caller, now, body);
  }),

  serve(registers.change, async ({ tx, caller, now, params, body, changed }) => {
    changed('registers', params.id);
    return changeRegister(tx, caller, now, params.id, body);
  }),

  serve(registers.sessions, ({ tx, caller, now, query }) => listDrawers(tx, caller, now, query)),

  serve(registers.outside, ({ tx, caller, now, query }) => listOutsideCash(tx, caller, now, query)),

  serve(registers.one, ({ tx, caller, params }) => readDrawerDetails(tx, caller, params.id)),

  serve(registers.report, ({ tx, caller, now, params }) => readReport(tx, caller, now, params.id)),

  serve(registers.open, async ({ tx, caller, now, body, changed }) => {
    await openDrawer(tx, caller, now, body);
    return shown({ tx, caller, changed }, body.id);
  }),

  serve(registers.join, async ({ tx, caller, now, params, body, changed }) => {
    const mayJoin =
      can(caller.permissions, 'Cash In / Out Report', 'create') || can(caller.permissions, 'Sale & Invoice', 'create');
    if (!mayJoin) throw new Problem('access.denied');
    await joinDrawer(tx, caller, now, params.id, body.counted ?? null);
    return shown({ tx, caller, changed }, params.id);
  }),

  serve(registers.move, async ({ tx, caller, now, params, body, changed }) => {
    await moveByHand(tx, caller, now, params.id, body);
    return shown({ tx, caller, changed }, params.id);
  }),

  serve(registers.reverse, async ({ tx, caller, now, params, body, changed }) => {
    await reverseByHand(tx, caller, now, params.id, params.movementId, body);
    return shown({ tx, caller, changed }, params.id);
  }),

  serve(registers.close, async ({ tx, caller, now, params, body, changed, publish }) => {
    const closed = await closeDrawer(tx, caller, now, params.id, body);
    publish(await notifyOfDrawerClosing(tx, caller, now, closed));
    changed('clock', params.id);
    return shown({ tx, caller, changed }, params.id);
  }),

  serve(registers.count, async ({ tx, caller, now, params, body, changed, publish }) => {
    publish(await notifyOfDrawerClosing(tx, caller, now, await countDrawer(tx, caller, now, params.id, body)));
    return shown({ tx, caller, changed }, params.id);
  }),

  serve(registers.explain, async ({ tx, caller, now, params, body, changed }) => {
    await explainDrawer(tx, caller, now, params.id, body);
    return shown({ tx, caller, changed }, params.id);
  }),
];

/** Returns the current drawer and publishes the change to the screens that show it. */
function shown({ tx, caller, changed }: Pick<Inside, 'tx' | 'caller' | 'changed'>, id: string) {
  changed('register-sessions', id);
  return readDrawer(tx, caller, id);
}
