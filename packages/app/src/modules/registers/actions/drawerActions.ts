import { choice, longText, money } from '@tilldesk/domain/fields';
import {
  cashCategories,
  registers,
  type CashMovement,
  type HandMovementKind,
  type Register,
  type RegisterSession,
} from '@tilldesk/domain/registers';
import { action, missingValue, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { signed } from '../DrawerStatus.tsx';
import { CountField, type DrawerCount } from './CountField.tsx';

/** Properties of all actions on a drawer, which change tills, drawers and the assignment of people to drawers. */
export const drawerAction = {
  closeLabel: 'drawers.panel.close',
  unsure: { text: 'drawers.unsure', again: 'drawers.again' },
  refresh: ['registers', 'register-sessions', 'clock'],
} as const;

const reason = (max: number) =>
  ({ label: 'drawers.reason', schema: longText({ required: true, max }), rows: 2 }) as const;

const counted = {
  input: CountField,
  check: (count: DrawerCount | null) => (count?.total == null ? missingValue : undefined),
  parts: ['denominations'],
};

/** Opens the drawer of a register with the counted cash. */
export const openDrawer: Action<Register> = action({
  ...drawerAction,
  title: 'drawers.open.title',
  text: 'drawers.open.text',
  confirm: 'drawers.open',
  values: ({ name }) => ({ name }),
  fields: { counted, note: { label: 'drawers.note', schema: longText({ max: 500 }), rows: 2 } },
  send: ({ id: registerId }, { counted: count, note }, { key, id }) =>
    call(registers.open, { body: { id, registerId, ...amounts(count), note } }, { key }),
  done: 'drawers.open.done',
});

/** Joins the person to a drawer that someone else opened. */
export const joinDrawer: Action<RegisterSession> = action({
  ...drawerAction,
  title: 'drawers.join.title',
  text: 'drawers.join.text',
  confirm: 'drawers.join',
  values: ({ registerName }) => ({ name: registerName }),
  fields: { counted: { label: 'drawers.join.counted', hint: 'drawers.join.hint', schema: money() } },
  send: ({ id }, body, { key }) => call(registers.join, { params: { id }, body }, { key }),
  done: 'drawers.join.done',
});

export type HandMovement = { session: RegisterSession; kind: HandMovementKind };

/** Books cash in, cash out or a bank drop, or records that the drawer was opened without a sale. Each one requires a reason. */
export const moveCash: Action<HandMovement> = action({
  ...drawerAction,
  title: ({ kind, session }, { t }) => t(`drawers.${kind}.title`, { name: session.registerName }),
  text: ({ kind }, { t }) => t(`drawers.${kind}.text`),
  confirm: ({ kind }, { t }) => t(`drawers.${kind}.do`),
  values: ({ session }) => ({ name: session.registerName }),
  fields: {
    amount: {
      label: 'drawers.amount',
      schema: money({ required: true, min: 1 }),
      initial: ({ kind }) => (kind === 'noSale' ? 0 : null),
      when: ({ kind }) => kind !== 'noSale',
    },
    category: {
      label: 'drawers.category',
      schema: choice(cashCategories, { required: true }),
      option: (value, { t }) => t.ifKnown(`drawers.category.${value}`) ?? value,
      initial: () => 'change' as const,
      when: ({ kind }) => hasCategory(kind),
    },
    reason: reason(200),
  },
  approval: { action: 'drawer.noSale', subjectId: ({ session }) => session.id, sentence: 'drawers.noSale.approve' },
  send: ({ session, kind }, { category, ...input }, { key, id, approval }) => {
    const body = { id, kind, ...input, ...(hasCategory(kind) && { category }), ...approval };
    return call(registers.move, { params: { id: session.id }, body }, { key });
  },
  done: (_, { kind }, { t, money: moneyText }, { amount }) => t(`drawers.${kind}.done`, { amount: moneyText(amount) }),
});

const hasCategory = (kind: HandMovementKind) => kind === 'cashIn' || kind === 'cashOut';

/** Reverses a movement with a row of the opposite amount. Both rows remain in the ledger. */
export const reverseMovement: Action<{ session: RegisterSession; movement: CashMovement }> = action({
  ...drawerAction,
  title: 'drawers.reverse.title',
  text: 'drawers.reverse.text',
  confirm: 'drawers.reverse',
  tone: 'danger',
  values: ({ movement: { kind, amount } }, { t, money: moneyText }) => ({
    what: t(`drawers.kind.${kind}`),
    amount: moneyText(Math.abs(amount ?? 0)),
  }),
  fields: { reason: reason(200) },
  send: ({ session, movement }, input, { key, id }) =>
    call(registers.reverse, { params: { id: session.id, movementId: movement.id }, body: { id, ...input } }, { key }),
  done: 'drawers.reverse.done',
});

/** Counts a drawer that was closed without a count. */
export const countDrawer: Action<RegisterSession> = action({
  ...drawerAction,
  title: 'drawers.count.title',
  text: 'drawers.count.text',
  confirm: 'drawers.count',
  values: ({ registerName, openedBy, openedAt }, { moment }) => ({
    name: registerName,
    by: openedBy,
    at: moment(openedAt),
  }),
  fields: {
    counted,
    reason: { label: 'drawers.why', hint: 'drawers.count.why', schema: longText({ max: 500 }), rows: 2 },
  },
  send: ({ id, version }, { counted: count, reason: why }, { key }) =>
    call(registers.count, { params: { id }, body: { version, ...amounts(count), reason: why } }, { key }),
  done: 'drawers.count.done',
});

/** Saves the reason for a difference. The reason can be entered once and not changed. */
export const explainDifference: Action<RegisterSession> = action({
  ...drawerAction,
  title: 'drawers.explain.title',
  values: ({ difference }, { money: moneyText }) => ({ difference: signed(difference ?? 0, moneyText) }),
  text: 'drawers.explain.text',
  confirm: 'drawers.explain.do',
  fields: { reason: reason(500) },
  send: ({ id, version }, { reason: why }, { key }) =>
    call(registers.explain, { params: { id }, body: { version, reason: why } }, { key }),
  done: 'drawers.explain.done',
});

const amounts = (count: DrawerCount | null) => ({
  counted: count?.total ?? 0,
  denominations: count?.denominations ?? null,
});
