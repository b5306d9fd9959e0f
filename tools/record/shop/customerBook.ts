import { customerCredit, customerLinks, customerNotes } from '../../../packages/domain/src/exports/customers.ts';
import type { Perform } from '../recordingServer.ts';
import type { Accounts } from './people.ts';
import { bookId, customerId } from './shopIds.ts';

/** Adds what the shop knows of Mia Torres: her sister, notes of the staff, and store credit. */
export async function enterCustomerBook(perform: Perform, { owner }: Accounts): Promise<void> {
  const params = { id: customerId(1) };
  await perform(owner, '2026-02-20T21:00:00.000Z', customerLinks.set, {
    params,
    body: { otherId: customerId(9), relation: 'sibling' },
  });
  await perform(owner, '2026-02-20T21:05:00.000Z', customerNotes.add, {
    params,
    body: { id: bookId(1), text: 'Asked about a trade-in.' },
  });
  await perform(owner, '2026-02-21T15:00:00.000Z', customerCredit.grant, {
    params,
    body: { id: bookId(2), amount: 2500, reason: 'Late repair in February' },
  });
  await perform(owner, '2026-03-10T16:20:00.000Z', customerNotes.add, {
    params,
    body: { id: bookId(3), text: 'Wants to hear when the blue one is back.' },
  });
}
