import { deposits, spreadDeposits, type Deposit } from '@tilldesk/domain/deposits';
import type { Tender } from '@tilldesk/domain/sales';
import { useState } from 'react';
import { useAnswer } from '../../../api/useAnswer.ts';
import { newId } from '../../../api/newId.ts';
import { useCan } from '../../../session/useCan.ts';

const none: readonly Deposit[] = [];

/**
 * Returns the deposits of an invoice or of a customer with live updates, and what is left of them in minor units; none while
 * loading, without the right to read sales, or if `of` is null.
 */
export function useDeposits(of: { invoiceId: string } | { customerId: string } | null) {
  const mayRead = useCan('Sale & Invoice', 'read') && of !== null;
  const { data, problem, again } = useAnswer(deposits.list, mayRead ? { query: of } : null);
  const items = data?.items ?? none;
  const rest = items.reduce((sum, deposit) => sum + deposit.rest, 0);
  return { items, rest, isLoaded: data !== undefined || !mayRead, problem, again };
}

/** Returns one tender for each deposit that pays for a sale. The ids are stable while the page is open. */
export function useDepositTenders(items: readonly Deposit[], due: number, saleId: string): Tender[] {
  const [ids] = useState(() => new Map(items.map(({ id }) => [id, newId()])));
  return spreadDeposits(due, items, saleId).flatMap(({ deposit: { id: depositId, number }, amount }) => {
    const id = ids.get(depositId);
    return id === undefined ? [] : [{ id, kind: 'deposit', amount, depositId, reference: number }];
  });
}
