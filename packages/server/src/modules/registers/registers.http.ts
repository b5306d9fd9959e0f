import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { registers } from '@tilldesk/domain/registers';
import { route, changeRoutes, type Route } from '../../http/serve.ts';
import { notifyOfPendingBills } from '../../ledgers/agency/pending.store.ts';
import { closeDrawer, countDrawer, explainDrawer } from './closing.store.ts';
import { listDrawers } from './drawer-history.store.ts';
import { notifyOfDrawerClosing } from './drawer-events.store.ts';
import { joinDrawer, openDrawer } from './drawers.store.ts';
import { moveByHand, reverseByHand } from './movements.store.ts';
import { changeRegister, createRegister } from './register-changes.store.ts';
import { listRegisters, readDrawer } from './registers.store.ts';

const changeDrawer = changeRoutes('register-sessions', ({ tx, caller }, id) => readDrawer(tx, caller, id));

export const registersCalls: Route[] = [
  route(registers.list, async ({ tx, caller, query }) => ({ items: await listRegisters(tx, caller, query.state) })),

  route(registers.create, async ({ tx, caller, now, body, publishChange }) => {
    publishChange('registers', body.id);
    return createRegister(tx, caller, now, body);
  }),

  route(registers.change, async ({ tx, caller, now, params, body, publishChange }) => {
    publishChange('registers', params.id);
    return changeRegister(tx, caller, now, params.id, body);
  }),

  route(registers.sessions, ({ tx, caller, now, query }) => listDrawers(tx, caller, now, query)),

  changeDrawer(registers.open, ({ tx, caller, now, body }) => openDrawer(tx, caller, now, body)),

  changeDrawer(registers.join, async ({ tx, caller, now, params, body }) => {
    const mayJoin =
      can(caller.permissions, 'Cash In / Out Report', 'create') || can(caller.permissions, 'Sale & Invoice', 'create');
    if (!mayJoin) throw new Problem('access.denied');
    await joinDrawer(tx, caller, now, params.id, body.counted ?? null);
  }),

  changeDrawer(registers.move, ({ tx, caller, now, params, body }) => moveByHand(tx, caller, now, params.id, body)),

  changeDrawer(registers.reverse, ({ tx, caller, now, params, body }) =>
    reverseByHand(tx, caller, now, params.id, params.movementId, body),
  ),

  changeDrawer(registers.close, async ({ tx, caller, now, params, body, publishChange, publish }) => {
    const { closed, pending } = await closeDrawer(tx, caller, now, params.id, body);
    publish(await notifyOfDrawerClosing(tx, caller, now, closed));
    publish(await notifyOfPendingBills(tx, caller, now, pending));
    publishChange('clock', params.id);
  }),

  changeDrawer(registers.count, async ({ tx, caller, now, params, body, publish }) => {
    publish(await notifyOfDrawerClosing(tx, caller, now, await countDrawer(tx, caller, now, params.id, body)));
  }),

  changeDrawer(registers.explain, ({ tx, caller, now, params, body }) =>
    explainDrawer(tx, caller, now, params.id, body),
  ),
];
