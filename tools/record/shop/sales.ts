import { invoices } from '../../../packages/domain/src/exports/sales.ts';
import { units } from '../../../packages/domain/src/exports/inventory.ts';
import saleRows from './rows/sales.json' with { type: 'json' };
import type { Perform } from '../recordingServer.ts';
import unitRows from './rows/units.json' with { type: 'json' };
import { closeDrawer, openDrawer } from './drawers.ts';
import type { Accounts } from './people.ts';
import { tenderId } from './shopIds.ts';

/** Paid in part, and due the same day: overdue at the moment that the stories show. */
const ON_ACCOUNT = 'INV-1044';

/** Makes the sales of two weeks, and writes the drafts, at their moments. */
export async function makeSales(perform: Perform, accounts: Accounts): Promise<void> {
  const { items } = await perform(accounts.owner, '2026-03-01T14:00:00.000Z', units.list, { query: { limit: 100 } });
  const idOf = new Map(items.map(({ id, code }) => [code, id]));
  const unitIdOf = (id: string | null) => idOf.get(unitRows.find((unit) => unit.id === id)?.code ?? '') ?? null;
  let day = '';
  const rows = saleRows.toSorted((a, b) => (a.number ?? '~').localeCompare(b.number ?? '~'));
  for (const [n, { number, status, at, salesperson, paidBy, ...draft }] of rows.entries()) {
    if (number !== null && !at.startsWith(day || '-')) {
      if (day) await closeDrawer(perform, accounts, day);
      day = at.slice(0, 10);
      await openDrawer(perform, accounts, day);
    }
    const account = salesperson === 'Dana Reyes' ? accounts.owner : accounts.cashier;
    const body = invoices.create.body.parse({
      ...draft,
      ...(draft.discount && { discountReason: 'Regular customer' }),
      lines: draft.lines.map((line) => ({ ...line, unitId: unitIdOf(line.unitId) })),
    });
    const { id, version, total } = await perform(account, at, invoices.create, { body });
    const params = { id };
    if (status === 'discarded') await perform(account, at, invoices.discard, { params });
    if (paidBy === null) continue;
    if (number === ON_ACCOUNT) {
      const cash = { id: tenderId(n + 1), kind: 'cash' as const, amount: 2000 };
      const later = { id: tenderId(n + 101), kind: 'onAccount' as const, amount: total - 2000 };
      const body = { version, tenders: [cash, later], dueDate: '2026-03-13' };
      await perform(account, at, invoices.checkout, { params, body });
      continue;
    }
    const tender =
      paidBy === 'card'
        ? { id: tenderId(n + 1), kind: 'card' as const, amount: total, reference: `A-${number}` }
        : // In whole ten-dollar notes.
          { id: tenderId(n + 1), kind: 'cash' as const, amount: Math.ceil(total / 1000) * 1000 };
    // A discount on a phone needs the owner.
    const cashier = draft.discount ? accounts.owner : account;
    await perform(cashier, at, invoices.checkout, { params, body: { version, tenders: [tender] } });
  }
}
