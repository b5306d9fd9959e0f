import { isDeepStrictEqual } from 'node:util';
import { isImei } from '@tilldesk/domain/fields';
import { can } from '@tilldesk/domain/rights';
import { documentTotals } from '@tilldesk/domain/lines';
import { customer, customerProblem } from '@tilldesk/domain/customers';
import { product } from '@tilldesk/domain/products';
import { settle } from '@tilldesk/domain/sales';
import { addDays, dayOf, hourOf } from '@tilldesk/domain/time';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from './calendar.ts';
import { gtinDigit } from '../articles/codes.ts';
import signIns from '../lists/sign-ins.json' with { type: 'json' };
import { planBusiness, type BusinessPlan } from './plan.ts';
import type { SalePlan } from './selling.ts';
import type { ReceiptPlan } from './stocking.ts';

const order = { seed: 2026, now: '2026-11-21T19:30:00.000Z' };
const demo = planBusiness('demo', order);
const other = planBusiness('other', order);

/** What is done one by one: in the periods at the beginning and in the last weeks. */
const eventsIn = (plan: BusinessPlan) => [...plan.periods.flat(), ...plan.events];
const salesIn = (plan: BusinessPlan): SalePlan[] => eventsIn(plan).filter((event) => event.kind === 'sale');
/** The business days of the paid sales of the first store in a zone, copied ones too, in order. */
const daysIn = (plan: BusinessPlan, zone: string): string[] => {
  const days = (events: BusinessPlan['events'] = []) =>
    events.flatMap((event) =>
      event.kind === 'sale' && paid(event) && event.storeId === plan.stores[0]?.id ? [dayOf(event.at, zone)] : [],
    );
  const copied = plan.copies.flatMap(({ period, weeks }) =>
    days(plan.periods[period]).map((day) => addDays(day, 7 * weeks)),
  );
  return [...days(plan.periods.flat()), ...copied, ...days(plan.events)].toSorted();
};
/** Received goods: by opening stock and by orders. */
const receiptsIn = (plan: BusinessPlan): ReceiptPlan[] =>
  eventsIn(plan).flatMap((event) => {
    if (event.kind === 'receipt') return [event];
    if (event.kind !== 'order') return [];
    const { at, storeId, by } = event;
    return event.lines.flatMap(({ id, productId, unitCost, receivedCount, units }) =>
      receivedCount > 0
        ? [{ kind: 'receipt' as const, at, storeId, by, id, productId, unitCost, quantity: receivedCount, units }]
        : [],
    );
  });
const paid = (sale: SalePlan) => sale.tenders.length > 0;
const linesOf = (sale: SalePlan) => sale.draft.lines.map((line) => ({ ...line, at: sale.at, storeId: sale.storeId }));

test('the same seed and moment make the same plan to the byte, another seed another', () => {
  const text = (seed: number) => JSON.stringify(planBusiness('demo', { ...order, seed, invoices: 400 }));
  const first = text(1);
  expect(text(1)).toBe(first);
  expect(text(2)).not.toBe(first);
});

test('the demo is as large as the issue asks, and the other business small', () => {
  const large = (plan: BusinessPlan) => ({
    stores: plan.stores.map(({ code }) => code),
    people: plan.people.length,
    roles: plan.roles.length,
    customers: plan.customers.length,
  });
  expect(large(demo)).toEqual({ stores: ['demo', 'demo-2'], people: 8, roles: 5, customers: 300 });
  expect(large(other)).toEqual({ stores: ['other'], people: 1, roles: 1, customers: 20 });

  const codes = receiptsIn(demo).flatMap(({ units }) => units);
  const sold = salesIn(demo)
    .flatMap(linesOf)
    .filter(({ unitCode }) => unitCode);
  expect(demo.items.length).toBeGreaterThanOrEqual(250);
  expect(codes.length).toBeGreaterThanOrEqual(900);
  expect(codes.length - sold.length).toBeGreaterThanOrEqual(350);
  const inFirstStore = daysIn(demo, 'America/Chicago').length;
  expect(inFirstStore).toBeGreaterThanOrEqual(5000);
  expect(inFirstStore).toBeLessThan(6500);
  expect(salesIn(demo).filter((sale) => !paid(sale) && sale.quotedUntil === undefined)).toHaveLength(6);
  expect(salesIn(demo).filter(({ quotedUntil }) => quotedUntil !== undefined)).toHaveLength(8);
  expect(other.items.length).toBeGreaterThanOrEqual(25);
  expect(daysIn(other, 'America/Phoenix').length).toBeGreaterThanOrEqual(50);
});

describe('products', () => {
  test('pass the form that a person would fill in, and are there once by SKU and barcode', () => {
    const drafts = demo.items.map(({ draft }) => draft);
    expect(drafts.filter((draft) => !product.draft.safeParse(draft).success)).toEqual([]);
    const codes = drafts.flatMap(({ barcodes }) => barcodes);
    expect(new Set(drafts.map(({ sku }) => sku)).size).toBe(drafts.length);
    expect(new Set(codes).size).toBe(codes.length);
    expect(drafts.filter(({ sku }) => sku !== sku.toUpperCase())).toEqual([]);
  });

  test('bear barcodes with the right check digit', () => {
    const codes = demo.items.flatMap(({ draft }) => draft.barcodes);
    expect(codes.filter((code) => gtinDigit(code.slice(0, -1)) !== Number(code.at(-1)))).toEqual([]);
  });

  test('earn what such goods earn: 6 to 14 percent on new phones, 45 to 75 on cases and cables', () => {
    const margin = ({ cost, draft }: BusinessPlan['items'][number]) =>
      Math.round((100 * (draft.price - cost)) / draft.price);
    const marginsOf = (sub: string) => demo.items.filter((item) => item.sub === sub).map(margin);
    expect(marginsOf('iPhone').filter((m) => m < 6 || m > 14)).toEqual([]);
    expect([...marginsOf('Cases'), ...marginsOf('Cables')].filter((m) => m < 45 || m > 75)).toEqual([]);
  });

  test('stand in sub-categories whose main category exists', () => {
    const byId = new Map(demo.categories.map((category) => [category.id, category]));
    const mains = demo.items.map(({ draft }) => byId.get(byId.get(draft.categoryId)?.parentId ?? '')?.parentId);
    expect(new Set(mains)).toEqual(new Set([null]));
  });
});

describe('customers', () => {
  test('pass the form, can be reached, and share no email or phone', () => {
    const drafts = demo.customers.map(({ draft }) => draft);
    const emails = drafts.flatMap((draft) => draft.emails.map(({ address }) => address));
    const phones = drafts.flatMap((draft) => draft.phones.map(({ number }) => number));
    expect(drafts.filter((draft) => !customer.draft.safeParse(draft).success)).toEqual([]);
    expect(drafts.filter((draft) => customerProblem(draft) !== null)).toEqual([]);
    expect(new Set(emails).size).toBe(emails.length);
    expect(new Set(phones).size).toBe(phones.length);
    expect(emails.filter((email) => !email.endsWith('.test'))).toEqual([]);
  });

  test('are known before they first buy', () => {
    const joined = new Map(demo.customers.map(({ id, at }) => [id, at]));
    const early = salesIn(demo).filter(
      (sale) => sale.draft.customerId && sale.at <= (joined.get(sale.draft.customerId) ?? '~'),
    );
    expect(early).toEqual([]);
  });
});

describe('days', () => {
  test('are 18 months up to today, busiest on Saturday and in December, and no sale lies ahead', () => {
    const zone = 'America/Chicago';
    const days = daysIn(demo, zone);
    const perWeekday = (weekday: number) => days.filter((day) => weekdayOf(day) === weekday).length;
    expect([days[0], days.at(-1)]).toEqual(['2025-05-16', '2026-11-21']);
    expect(perWeekday(6)).toBeGreaterThan(perWeekday(2));
    expect(perWeekday(2)).toBeGreaterThan(perWeekday(0));
    const inMonth = (month: string) => days.filter((day) => day.startsWith(month)).length;
    expect(inMonth('2025-12')).toBeGreaterThan(1.3 * inMonth('2026-01'));
    expect(inMonth('2026-10')).toBeGreaterThan(1.3 * inMonth('2025-10'));
    expect(eventsIn(demo).filter(({ at }) => at > order.now)).toEqual([]);
  });

  test('are sold on between ten and eight by the clock of each store, also after the clocks were set back', () => {
    const zoneOf = new Map(demo.stores.map(({ id, timeZone }) => [id, timeZone]));
    const hours = salesIn(demo)
      .filter(paid)
      .map(({ at, storeId }) => hourOf(at, zoneOf.get(storeId) ?? 'UTC'));
    expect([Math.min(...hours), Math.max(...hours)]).toEqual([10, 19]);
  });

  test('come in order of time', () => {
    const moments = [...demo.periods, demo.events].map((events) => events.map(({ at }) => at));
    expect(moments).toEqual(moments.map((some) => some.toSorted()));
  });
});

describe('stock', () => {
  const receipts = receiptsIn(demo);
  const lines = salesIn(demo).filter(paid).flatMap(linesOf);

  test('holds every code once, and phones by IMEIs that check', () => {
    const codes = receipts.flatMap(({ units }) => units.map(({ code }) => code));
    const phones = new Set(demo.items.filter(({ kind }) => kind === 'phone').map(({ id }) => id));
    const imeis = receipts.filter(({ productId }) => phones.has(productId)).flatMap(({ units }) => units);
    expect(new Set(codes).size).toBe(codes.length);
    expect(imeis.filter(({ code }) => !isImei(code))).toEqual([]);
  });

  test('sells each unit once, in the store that received it, and after that', () => {
    const received = new Map(receipts.flatMap((lot) => lot.units.map(({ code }) => [code, lot])));
    const sold = lines.flatMap((line) => (line.unitCode ? [{ ...line, code: line.unitCode }] : []));
    const wrongPrices = sold.filter((line) => {
      const lot = received.get(line.code);
      return lot?.storeId !== line.storeId || lot.productId !== line.productId || lot.at >= line.at;
    });
    expect(wrongPrices).toEqual([]);
    expect(new Set(sold.map(({ code }) => code)).size).toBe(sold.length);
  });

  test('is never below nothing, and some of it is low', () => {
    const stocked = demo.items.filter(({ draft }) => draft.tracking === 'quantity');
    const store = demo.stores[0]?.id;
    const steps = [...receipts, ...lines.map((line) => ({ ...line, quantity: -line.quantity }))]
      .filter(({ storeId }) => storeId === store)
      .toSorted((a, b) => (a.at < b.at ? -1 : 1));
    const left = stocked.map(({ id, draft }) => {
      let [onHand, lowest] = [0, 0];
      for (const { productId, quantity } of steps) {
        if (productId === id) lowest = Math.min(lowest, (onHand += quantity));
      }
      return { lowest, isLow: onHand <= (draft.reorderPoint ?? 0) };
    });
    expect(left.filter(({ lowest }) => lowest < 0)).toEqual([]);
    expect(left.filter(({ isLow }) => isLow).length).toBeGreaterThan(10);
    expect(left.filter(({ isLow }) => isLow).length).toBeLessThan(stocked.length / 3);
  });
});

test('what was asked in the chat is over and read, in two languages, and one who may ask waits for an answer', () => {
  const operations = demo.events.flatMap((event) => (event.kind === 'chat' ? [event] : []));
  const chats = [...Map.groupBy(operations, ({ chatId }) => chatId).values()].map((steps) =>
    steps.map(({ operation }) => operation.action).join(' '),
  );
  const closed = 'readAll readAll close';
  expect(chats).toEqual([
    `start say join say say say say ${closed}`,
    `start say join say say say say ${closed}`,
    `start say join say say say ${closed}`,
    'start say say',
  ]);
  const mayUseSupport = operations.filter(({ by }) => {
    const role = demo.roles.find(({ id }) => id === demo.people.find((person) => person.id === by)?.roleId);
    return role === undefined || !can(role.permissions, 'Contact Support', 'read');
  });
  expect(mayUseSupport).toEqual([]);
  expect(planBusiness('other', order).events.filter(({ kind }) => kind === 'chat')).toEqual([]);
});

test('what customers hand over and what is put on account settles every invoice', () => {
  const storeRate = new Map(demo.stores.map(({ id, defaultTaxRate }) => [id, defaultTaxRate]));
  const rates = new Map(demo.items.map(({ id, draft }) => [id, draft.taxRate]));
  const exempt = new Set(demo.customers.filter(({ draft }) => draft.taxExempt).map(({ id }) => id));
  const open = salesIn(demo)
    .filter(paid)
    .filter(({ storeId, draft, tenders }) => {
      const isExempt = draft.exemption != null || (draft.customerId !== null && exempt.has(draft.customerId));
      const chargeRate = (isTaxed: boolean | undefined) => (isTaxed ? storeRate.get(storeId) : '0');
      const lines = draft.lines.map((line) => ({
        ...line,
        taxRate: isExempt ? '0' : (rates.get(line.productId ?? '') ?? chargeRate(line.charge?.isTaxed) ?? '0'),
      }));
      const { total } = documentTotals(lines, draft.discount);
      const onAccount = tenders.reduce((sum, { kind, amount }) => (kind === 'onAccount' ? sum + amount : sum), 0);
      return settle(total, tenders).reduce((sum, { amount }) => sum + amount, onAccount) !== total;
    });
  expect(open).toEqual([]);
});

describe('the sign-ins that the README names', () => {
  const personOf = (plan: BusinessPlan, email: string) => {
    const person = plan.people.find((one) => one.email === email);
    const role = plan.roles.find(({ id }) => id === person?.roleId);
    if (!person || !role) throw new Error(`nobody is ${email}`);
    return { person, role };
  };

  test('have the passwords, PINs and kinds that the issue fixes', () => {
    const shown = (plan: BusinessPlan, email: string) => {
      const { person, role } = personOf(plan, email);
      return [person.password, person.pin, person.userType, role.limits.viewCost, person.authenticator];
    };
    expect(shown(demo, 'admin@demo.test')).toEqual(['Demo-admin-2026', '1111', 'admin', true, undefined]);
    expect(shown(demo, 'cashier@demo.test')).toEqual(['Demo-cashier-2026', '2222', 'employee', false, undefined]);
    expect(shown(demo, 'trainee@demo.test')).toEqual(['Demo-trainee-2026', '3333', 'employee', false, undefined]);
    expect(shown(demo, 'manager@demo.test')).toEqual([
      'Demo-manager-2026',
      '4444',
      'manager',
      true,
      'JBSWY3DPEHPK3PXP',
    ]);
    expect(shown(other, 'admin@other.test')).toEqual(['Other-admin-2026', '1111', 'admin', true, undefined]);
  });

  test('are those that the start prints', () => {
    const planted = [demo, other].flatMap(({ people, stores }) =>
      people.map(({ email, password, pin, authenticator, storeIds }) => ({
        store: stores.find(({ id }) => id === storeIds[0])?.code,
        email,
        password,
        pin,
        ...(authenticator === undefined ? {} : { authenticator }),
      })),
    );
    expect(signIns.filter((shown) => !planted.some((one) => isDeepStrictEqual(one, shown)))).toEqual([]);
  });

  test('let the cashier sell but not enter stock, and the trainee see the dashboard alone', () => {
    const cashier = personOf(demo, 'cashier@demo.test').role.permissions;
    const trainee = personOf(demo, 'trainee@demo.test').role.permissions;
    expect([can(cashier, 'Sale & Invoice', 'create'), can(cashier, 'Customer', 'update')]).toEqual([true, true]);
    expect([can(cashier, 'Inventory', 'create'), can(cashier, 'Roles', 'read')]).toEqual([false, false]);
    expect(trainee).toEqual([{ module: 'Dashboard', read: true, create: false, update: false, delete: false }]);
  });

  test('let the manager do everything but decide on roles', () => {
    const manager = personOf(demo, 'manager@demo.test').role.permissions;
    expect([can(manager, 'Sale & Invoice', 'delete'), can(manager, 'Roles', 'read')]).toEqual([true, false]);
  });
});

describe('a period that is copied', () => {
  const ofPeriod = demo.periods.map((events) => ({ ...demo, periods: [], events }));

  test('leaves no goods: all that comes in is sold', () => {
    const left = ofPeriod.map((plan) => {
      const sum = new Map<string, number>();
      const add = (key: string, quantity: number) => sum.set(key, (sum.get(key) ?? 0) + quantity);
      for (const { storeId, productId, quantity } of receiptsIn(plan)) add(`${storeId}/${productId}`, quantity);
      for (const { storeId, productId, quantity } of salesIn(plan).flatMap(linesOf))
        if (stocked.has(productId ?? '')) add(`${storeId}/${productId}`, -quantity);
      return [...sum].filter(([, quantity]) => quantity !== 0);
    });
    expect(left).toEqual([[], []]);
  });
  const stocked = new Set(demo.items.filter(({ draft }) => draft.tracking !== 'none').map(({ id }) => id));

  test('ends with what it began: drawers are closed, amounts due are paid, carriers have answered', () => {
    const open = demo.periods.map((events) => {
      const drawers = events.filter((event) => event.kind === 'drawer');
      const stepsOf = (action: string) => drawers.filter(({ step }) => step.action === action).map(({ id }) => id);
      const operations = events.filter((event) => event.kind === 'operation');
      const paidSales = operations.flatMap((one) => (one.action === 'pay' && one.share === 1 ? [one.saleId] : []));
      const answered = operations.flatMap((one) => (one.action === 'report' ? [one.activationId] : []));
      return {
        drawers: stepsOf('open').filter((id) => !stepsOf('close').includes(id)),
        due: events.flatMap((event) =>
          event.kind === 'sale' && event.dueDate !== undefined && !paidSales.includes(event.draft.id) ? [event.at] : [],
        ),
        asked: operations.filter(({ action, id }) => action === 'activate' && !answered.includes(id)),
      };
    });
    const nothing = { drawers: [], due: [], asked: [] };
    expect(open).toEqual([nothing, nothing]);
  });

  test('has devices with other codes in each copy, and phones with IMEIs that check', () => {
    const made = demo.copies.flatMap(({ texts }) => texts);
    const all = [
      ...receiptsIn(demo).flatMap(({ units }) => units.map(({ code }) => code)),
      ...made.map(([, code]) => code),
    ];
    expect(new Set(all).size).toBe(all.length);
    const imeis = made.filter(([old]) => isImei(old));
    expect(imeis.length).toBeGreaterThan(1000);
    expect(imeis.filter(([, code]) => !isImei(code))).toEqual([]);
  });
});

test('whatever the seed, each store has a scrapped device and activations with every outcome', () => {
  const found = [1, 2, 3].map((seed) => {
    const { stores, events } = planBusiness('demo', { ...order, seed, invoices: 4000 });
    return stores.map(({ id }) => {
      const own = events.flatMap((event) => (event.kind === 'operation' && event.storeId === id ? [event] : []));
      const statuses = own.flatMap((one) => (one.action === 'report' ? [one.status] : []));
      const answered = new Set(own.flatMap((one) => (one.action === 'report' ? [one.activationId] : [])));
      return {
        scrapped: own.some((one) => one.action === 'refund' && one.back === 'scrap'),
        statuses: [...new Set(statuses)].toSorted(),
        pending: own.some((one) => one.action === 'activate' && !answered.has(one.id)),
      };
    });
  });
  const all = { scrapped: true, statuses: ['active', 'cancelled', 'chargedBack'], pending: true };
  expect(found).toEqual([1, 2, 3].map(() => [all, all]));
});

test('a plan may be asked for about so many invoices, up to a million by more copies', () => {
  const count = (invoices: number) => {
    const { periods, copies, events } = planBusiness('demo', { ...order, invoices });
    const sales = (some: typeof events = []) => some.filter(({ kind }) => kind === 'sale').length;
    const copied = copies.reduce((sum, { period }) => sum + sales(periods[period]), 0);
    return copied + sales(periods.flat()) + sales(events);
  };
  expect(Math.abs(count(4_000) - 4_000)).toBeLessThan(400);
  expect(Math.abs(count(40_000) - 40_000)).toBeLessThan(5_000);
});

test('a small shop agrees on instalments before their first day, whatever day it is', () => {
  const days = Array.from({ length: 20 }, (_, n) => new Date(Date.parse(order.now) + 3 * n * 86_400_000).toISOString());
  const late = days.flatMap((now) =>
    [20, 50].flatMap((invoices) =>
      planBusiness('demo', { ...order, now, invoices }).events.flatMap((event) =>
        event.kind === 'operation' && event.action === 'agreeInParts' && event.first < event.at.slice(0, 10)
          ? [{ now, invoices, agreed: event.at, first: event.first }]
          : [],
      ),
    ),
  );
  expect(late).toEqual([]);
});
