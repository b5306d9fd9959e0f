import { commissionEarnings, commissionRules } from '@tilldesk/domain/commissions';
import { changeRoutes, route, type Route } from '../../http/serve.ts';
import { notify } from '../notifications/notifications.store.ts';
import { readEarnings, readExplained } from './earnings.store.ts';
import { closePeriod, readPeriods } from './periods.store.ts';
import { readChoices, ruleRecords } from './rules.store.ts';
import { adjust, approve, cancel } from './settling.store.ts';
import { simulate } from './simulation.store.ts';

const changeRule = changeRoutes(commissionRules.name, ({ tx, caller }, id) => ruleRecords.one(tx, caller, id));

export const commissionRulesCalls: Route[] = [
  route(commissionRules.choices, ({ tx, caller }) => readChoices(tx, caller)),
  route(commissionRules.simulate, ({ tx, caller, now, body }) => simulate(tx, caller, now, body)),
  route(commissionRules.list, ({ tx, caller, now, query }) => ruleRecords.list(tx, caller, now, query)),
  route(commissionRules.one, ({ tx, caller, params }) => ruleRecords.one(tx, caller, params.id)),
  changeRule(commissionRules.create, ({ tx, caller, now, body }) => ruleRecords.create(tx, caller, now, body)),
  changeRule(commissionRules.change, ({ tx, caller, now, params, body }) =>
    ruleRecords.change(tx, caller, now, params.id, body),
  ),
  route(commissionRules.archive, async ({ tx, caller, now, params: { id }, publishChange }) => {
    const last = await ruleRecords.one(tx, caller, id);
    await ruleRecords.archive(tx, caller, now, id);
    publishChange(commissionRules.name, id);
    return last;
  }),
];

export const commissionEarningsCalls: Route[] = [
  route(commissionEarnings.periods, async ({ tx, caller, now }) => ({ items: await readPeriods(tx, caller, now) })),
  route(commissionEarnings.list, ({ tx, caller, now, query }) => readEarnings(tx, caller, now, query)),
  route(commissionEarnings.own, ({ tx, caller, now, query }) =>
    readEarnings(tx, caller, now, { ...query, userId: caller.userId }),
  ),
  route(commissionEarnings.entries, ({ tx, caller, now, query }) => readExplained(tx, caller, now, query)),
  route(commissionEarnings.ownEntries, ({ tx, caller, now, query }) =>
    readExplained(tx, caller, now, { ...query, userId: caller.userId }),
  ),
  route(commissionEarnings.close, async ({ tx, caller, now, body, publishChange }) => {
    const closed = await closePeriod(tx, caller, now, body);
    publishChange(commissionEarnings.name, closed.id ?? '');
    return closed;
  }),
  route(commissionEarnings.adjust, async ({ tx, caller, now, body, publishChange }) => {
    await adjust(tx, caller, now, body);
    publishChange(commissionEarnings.name, body.id);
    return { id: body.id };
  }),
  route(commissionEarnings.approve, async ({ tx, caller, now, params, body, publishChange, publish }) => {
    const settlement = await approve(tx, caller, now, { ...params, ...body });
    publishChange(commissionEarnings.name, settlement.id);
    const { userId, to, total } = settlement;
    const notice = { day: to, total, currency: caller.store.currency };
    publish(
      await notify(
        tx,
        { ...caller, now, actorId: caller.userId },
        {
          kind: 'commissionApproved',
          params: notice,
          audience: { users: [userId] },
          link: '/profile-settings?tab=commissions',
        },
      ),
    );
    return settlement;
  }),
  route(commissionEarnings.cancel, async ({ tx, caller, now, params, body, publishChange }) => {
    const settlement = await cancel(tx, caller, now, { ...params, ...body });
    publishChange(commissionEarnings.name, settlement.id);
    return settlement;
  }),
];
