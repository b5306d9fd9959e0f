import { Problem } from '@tilldesk/domain/problems';
import { receiptByToken, receiptDelivery } from '@tilldesk/domain/receipts';
import { inBusiness, outsideBusiness } from '../../database/transaction.ts';
import { route, serveOpen, type Route } from '../../http/serve.ts';
import { hashOf } from '../../database/caller.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockPostedInvoice, assertNotVoided } from '../../ledgers/receivables/invoice-locks.store.ts';
import { receiptAttempts, countAttempt } from '../session/attempts.store.ts';
import { endLinks, makeLink, readLinked } from './links.store.ts';
import { mailReceipt, readOutgoing } from './mails.store.ts';

/** Routes that send receipts of sales to customers. */
export const saleReceiptsCalls: Route[] = [
  route(receiptDelivery.outgoing, ({ tx, caller, now, params }) => readOutgoing(tx, caller, now, params.id)),

  route(receiptDelivery.mail, async ({ tx, caller, now, params, body, mail, publishChange }) => {
    const email = await mailReceipt(tx, caller, now, params.id, body);
    if (email) mail(email);
    publishChange('invoices', params.id);
    return readOutgoing(tx, caller, now, params.id);
  }),

  route(receiptDelivery.link, async ({ tx, caller, now, params, body, publishChange }) => {
    assertNotVoided(await lockPostedInvoice(tx, caller, params.id));
    publishChange('invoices', params.id);
    return makeLink(tx, caller, now, params.id, body.language);
  }),

  route(receiptDelivery.printed, async ({ tx, caller, now, params, publishChange }) => {
    await lockPostedInvoice(tx, caller, params.id);
    await writeAuditEntry(tx, caller, now, 'receipt.printed', 'invoice', params.id);
    publishChange('invoices', params.id);
    return { printed: true as const };
  }),

  route(receiptDelivery.endLinks, async ({ tx, caller, now, params, publishChange }) => {
    await lockPostedInvoice(tx, caller, params.id);
    await endLinks(tx, caller, now, params.id);
    publishChange('invoices', params.id);
    return readOutgoing(tx, caller, now, params.id);
  }),

  serveOpen(receiptByToken, async ({ body, db, now, address }) => {
    const hash = hashOf(body.token);
    const [named] = await outsideBusiness(db, (tx) =>
      tx.raw<{ business: string | null }>('select receipt_link_business($1, $2) as business', [hash, now]),
    );
    const business = named?.business ?? null;
    const receipt = business && (await inBusiness(db, business, (tx) => readLinked(tx, business, hash, now)));
    if (!receipt) {
      // Only failed attempts are counted, so that customers who share an address with a guesser can open their receipts.
      await countAttemptAs(() => countAttempt(db, receiptAttempts, 'receipt', address, now));
      throw new Problem('receipt.link');
    }
    return receipt;
  }),
];

/** Reports too many attempts as too many requests, not as too many sign-ins. */
async function countAttemptAs<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Problem && error.code === 'signin.tooMany') throw new Problem('request.tooMany');
    throw error;
  }
}
