import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { registers } from '@tilldesk/domain/shop';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { closeDrawer, countDrawer, explainDrawer } from './closing.store.ts';
import { readDrawerDetails, readReport } from './drawer-details.store.ts';
import { listDrawers } from './drawer-history.store.ts';
import { tellOfDrawer } from './drawer-news.store.ts';
import { joinDrawer, openDrawer } from './drawers.store.ts';
import { moveByHand, reverseByHand } from './movements.store.ts';
import { listOutsideCash } from './outside-cash.store.ts';
import { changeRegister, createRegister } from './register-changes.store.ts';
import { listRegisters, readDrawer } from './registers.store.ts';

export const registersCalls: Served[] = [
  serve(registers.list, async ({ tx, who, query }) => ({ items: await listRegisters(tx, who, query.state) })),

  serve(registers.create, async ({ tx, who, now, body, changed }) => {
    changed('registers', body.id);
    return createRegister(tx, who, now, body);
  }),

  serve(registers.change, async ({ tx, who, now, params, body, changed }) => {
    changed('registers', params.id);
    return changeRegister(tx, who, now, params.id, body);
  }),

  serve(registers.sessions, ({ tx, who, now, query }) => listDrawers(tx, who, now, query)),

  serve(registers.outside, ({ tx, who, now, query }) => listOutsideCash(tx, who, now, query)),

  serve(registers.one, ({ tx, who, params }) => readDrawerDetails(tx, who, params.id)),

  serve(registers.report, ({ tx, who, now, params }) => readReport(tx, who, now, params.id)),

  serve(registers.open, async ({ tx, who, now, body, changed }) => {
    await openDrawer(tx, who, now, body);
    return shown({ tx, who, changed }, body.id);
  }),

  serve(registers.join, async ({ tx, who, now, params, body, changed }) => {
    const mayJoin =
      can(who.permissions, 'Cash In / Out Report', 'create') || can(who.permissions, 'Sale & Invoice', 'create');
    if (!mayJoin) throw new Problem('access.denied');
    await joinDrawer(tx, who, now, params.id, body.counted ?? null);
    return shown({ tx, who, changed }, params.id);
  }),

  serve(registers.move, async ({ tx, who, now, params, body, changed }) => {
    await moveByHand(tx, who, now, params.id, body);
    return shown({ tx, who, changed }, params.id);
  }),

  serve(registers.reverse, async ({ tx, who, now, params, body, changed }) => {
    await reverseByHand(tx, who, now, params.id, params.movementId, body);
    return shown({ tx, who, changed }, params.id);
  }),

  serve(registers.close, async ({ tx, who, now, params, body, changed, told }) => {
    const closed = await closeDrawer(tx, who, now, params.id, body);
    told(await tellOfDrawer(tx, who, now, closed));
    changed('clock', params.id);
    return shown({ tx, who, changed }, params.id);
  }),

  serve(registers.count, async ({ tx, who, now, params, body, changed, told }) => {
    told(await tellOfDrawer(tx, who, now, await countDrawer(tx, who, now, params.id, body)));
    return shown({ tx, who, changed }, params.id);
  }),

  serve(registers.explain, async ({ tx, who, now, params, body, changed }) => {
    await explainDrawer(tx, who, now, params.id, body);
    return shown({ tx, who, changed }, params.id);
  }),
];

/** The drawer as it stands now, told to the screens that show it. */
function shown({ tx, who, changed }: Pick<Inside, 'tx' | 'who' | 'changed'>, id: string) {
  changed('register-sessions', id);
  return readDrawer(tx, who, id);
}
