import type { Purchase } from '@tilldesk/domain/purchases';
import { addDays } from '@tilldesk/domain/time';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../../../drafts/useDraft.ts';
import { withTyped } from '../../../drafts/withTyped.ts';
import { useLeave } from '../../../navigation/useLeave.ts';
import { newId } from '../../../api/newId.ts';
import { billLinesOf, toBillOf } from './billing.ts';

/** The saved fields of a bill draft; amounts in minor units. */
const written = z.object({
  reference: z.string(),
  day: z.string(),
  dueDay: z.string(),
  lines: z.array(z.object({ lineId: z.string(), quantity: z.number(), unitCost: z.number() })),
  charges: z.array(z.object({ id: z.string(), label: z.string(), amount: z.nullable(z.number()) })),
});
export type BillForm = z.output<typeof written>;

const begin = (purchase: Purchase, today: string): BillForm => ({
  reference: '',
  day: today,
  dueDay: addDays(today, purchase.termsDays ?? 0),
  lines: billLinesOf(purchase),
  // Charges are billed once, with the first bill.
  charges: purchase.bills.some(({ status, charges }) => status === 'posted' && charges.length > 0)
    ? []
    : purchase.chargeList.map(({ label, amount }) => ({ id: newId(), label, amount })),
});

/**
 * The form of a bill. Its draft survives closing the dialog, leaving the page and signing out, until the bill is
 * entered.
 */
export function useBillForm(purchase: Purchase, today: string) {
  const [start] = useState(() => begin(purchase, today));
  const [form, setForm] = useState(start);
  const isWritten = JSON.stringify(form) !== JSON.stringify(start);
  const draft = useDraft(`bill ${purchase.id}`, isWritten ? form : null, (content) => {
    const read = z.safeParse(written, content);
    if (!read.success) return false;
    // Pieces that another bill covers by now are left out.
    const lines = start.lines.map((line) => {
      const existing = read.data.lines.find(({ lineId }) => lineId === line.lineId);
      const here = purchase.lines.find(({ id }) => id === line.lineId);
      return existing ? { ...existing, quantity: Math.min(existing.quantity, here ? toBillOf(here) : 0) } : line;
    });
    setForm(withTyped(start, form, { ...read.data, lines }));
    return true;
  });
  useLeave(isWritten, draft.drop);
  return {
    form,
    draft,
    write: (change: Partial<BillForm>) => setForm((current) => ({ ...current, ...change })),
    startOver() {
      draft.drop();
      setForm(start);
    },
  };
}
