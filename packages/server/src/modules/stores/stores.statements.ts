// Generated from stores.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

/** What the store of a receipt prints beside the facts of its session. */
export const findReceiptFacts: Statement<
  { businessId: string; storeId: string },
  { taxNumber: string | null; receiptHeader: string | null }
> = {
  text: `select tax_number, receipt_header from stores where business_id = $1 and id = $2`,
  parameters: ['businessId', 'storeId'],
  columns: ['taxNumber', 'receiptHeader'],
  notNull: [],
  prepared: undefined,
};
