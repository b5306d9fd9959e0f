import { Problem } from '@tilldesk/domain/problems';
import { openReceipt, saleReceipts } from '@tilldesk/domain/shop';
import { inBusiness, inNobodysName } from '../../database/transaction.ts';
import { serve, serveOpen, type Served } from '../../http/serve.ts';
import { hashOf } from '../../http/who.ts';
import { note } from '../audit/audit.store.ts';
import { holdPosted, refuseVoided } from '../sales/hold.store.ts';
import { receiptAttempts, takeAttempt } from '../session/attempts.store.ts';
import { endLinks, makeLink, readLinked } from './links.store.ts';
import { mailReceipt, readOutgoing } from './mails.store.ts';

/** The receipts of sales on their way to customers. */
export const saleReceiptsCalls: Served[] = [
  serve(saleReceipts.outgoing, ({ tx, who, now, params }) => readOutgoing(tx, who, now, params.id)),

  serve(saleReceipts.mail, async ({ tx, who, now, params, body, mail, changed }) => {
    const letter = await mailReceipt(tx, who, now, params.id, body);
    if (letter) mail(letter);
    changed('invoices', params.id);
    return readOutgoing(tx, who, now, params.id);
  }),

  serve(saleReceipts.link, async ({ tx, who, now, params, body, changed }) => {
    refuseVoided(await holdPosted(tx, who, params.id));
    changed('invoices', params.id);
    return makeLink(tx, who, now, params.id, body.language);
  }),

  serve(saleReceipts.printed, async ({ tx, who, now, params, changed }) => {
    await holdPosted(tx, who, params.id);
    await note(tx, who, now, 'receipt.printed', 'invoice', params.id);
    changed('invoices', params.id);
    return { printed: true as const };
  }),

  serve(saleReceipts.endLinks, async ({ tx, who, now, params, changed }) => {
    await holdPosted(tx, who, params.id);
    await endLinks(tx, who, now, params.id);
    changed('invoices', params.id);
    return readOutgoing(tx, who, now, params.id);
  }),

  serveOpen(openReceipt, async ({ body, db, now, address }) => {
    const hash = hashOf(body.token);
    const [named] = await inNobodysName(db, (tx) =>
      tx.raw<{ business: string | null }>('select receipt_link_business($1, $2) as business', [hash, now]),
    );
    const business = named?.business ?? null;
    const receipt = business && (await inBusiness(db, business, (tx) => readLinked(tx, business, hash, now)));
    if (!receipt) {
      // Only what opens nothing is counted: customers who share the address of a guesser open theirs.
      await takeOne(() => takeAttempt(db, receiptAttempts, 'receipt', address, now));
      throw new Problem('receipt.link');
    }
    return receipt;
  }),
];

/** Whoever tries too many hears of requests, not of sign-ins. */
async function takeOne<T>(take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof Problem && error.code === 'signin.tooMany') throw new Problem('request.tooMany');
    throw error;
  }
}
