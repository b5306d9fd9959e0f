import type { Bill, LandedCost, PurchaseCharge, PurchasePaymentRow } from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import type { PurchaseScope } from './locking.store.ts';
import { costFor } from './purchase-list.store.ts';
import { billNumber, paymentNumber, formatReceiptNumber } from '../stores/numbers.store.ts';

type BillRow = Omit<Bill, 'number' | 'lines' | 'charges' | 'correction' | 'total' | 'paid' | 'due' | 'status'> & {
  number: number;
  isReversed: boolean;
  charges: PurchaseCharge[];
  total: number;
  paid: number;
  lines:
    | {
        lineId: string;
        description: string;
        quantity: number;
        unitCost: number;
        net: number;
        tax: number;
        correction: number;
      }[]
    | null;
};

/** Returns the bills of an order, latest first. */
export async function billsOf(tx: Tx, scope: PurchaseScope, purchaseId: string): Promise<Bill[]> {
  const cost = costFor(scope);
  const rows = await tx.raw<BillRow>(
    `select b.id, b.number, b.reversed_at is not null as "isReversed", b.vendor_id as "vendorId", v.name as "vendorName",
       b.reference, b.day, b.due_day as "dueDay", b.charge_list as charges, b.total, b.paid, b.at, u.name as by,
       (select json_agg(json_build_object('lineId', x.line_id, 'description', l.description, 'quantity', x.quantity,
           'unitCost', x.unit_cost, 'net', x.net, 'tax', x.tax, 'correction', x.correction) order by l.position, l.id)
        from bill_lines x join purchase_lines l on l.business_id = x.business_id and l.id = x.line_id
        where x.business_id = b.business_id and x.bill_id = b.id) as lines
     from bills b
     join vendors v on v.business_id = b.business_id and v.id = b.vendor_id
     join users u on u.business_id = b.business_id and u.id = b.user_id
     where b.business_id = $1 and b.purchase_id = $2 order by b.number desc`,
    [scope.businessId, purchaseId],
    'bills_of_purchase',
  );
  return rows.map(({ isReversed, lines, charges, total, paid, ...row }) => ({
    ...row,
    number: billNumber(row.number),
    status: isReversed ? 'reversed' : 'posted',
    lines: (lines ?? []).map(({ correction: _, unitCost, net, tax, ...line }) => ({
      ...line,
      unitCost: cost(unitCost),
      net: cost(net),
      tax: cost(tax),
    })),
    charges: charges.map(({ label, amount }) => ({ label, amount: cost(amount) })),
    correction: cost((lines ?? []).reduce((sum, line) => sum + line.correction, 0)),
    total: cost(total),
    paid: cost(paid),
    due: cost(isReversed ? 0 : total - paid),
  }));
}

type PaymentRow = Omit<PurchasePaymentRow, 'number' | 'billNumber' | 'amount'> & {
  number: number;
  bill: number;
  amount: number;
};

/** Returns the payment parts that paid bills of an order, latest first. */
export async function paymentsOf(tx: Tx, scope: PurchaseScope, purchaseId: string): Promise<PurchasePaymentRow[]> {
  const cost = costFor(scope);
  const rows = await tx.raw<PaymentRow>(
    `select p.id, p.number, b.id as "billId", b.number as bill, x.amount, p.method, p.reference, p.paid_on as "paidOn", p.at,
       u.name as by, p.reversed_at is not null as "isReversed"
     from vendor_payment_parts x
     join bills b on b.business_id = x.business_id and b.id = x.bill_id
     join vendor_payments p on p.business_id = x.business_id and p.id = x.payment_id
     join users u on u.business_id = p.business_id and u.id = p.user_id
     where b.business_id = $1 and b.purchase_id = $2 order by p.number desc, b.number`,
    [scope.businessId, purchaseId],
    'payments_of_purchase',
  );
  return rows.map(({ bill, ...row }) => ({
    ...row,
    number: paymentNumber(row.number),
    billNumber: billNumber(bill),
    amount: cost(row.amount),
  }));
}

type LandedRow = Omit<LandedCost, 'amount' | 'receiptNumber' | 'shares'> & {
  amount: number;
  receipt: number | null;
  shares: (Omit<LandedCost['shares'][number], 'amount'> & { amount: number })[];
};

/** Returns the landed costs of an order with their parts, latest first. */
export async function landedOf(tx: Tx, scope: PurchaseScope, purchaseId: string): Promise<LandedCost[]> {
  const cost = costFor(scope);
  const rows = await tx.raw<LandedRow>(
    `select c.id, c.label, c.split, c.amount, c.reverses, c.at, u.name as by, r.number as receipt,
       exists (select 1 from landed_costs k where k.business_id = c.business_id and k.reverses = c.id) as "isReversed",
       (select json_agg(json_build_object('lineId', s.line_id, 'description', l.description, 'unitCode', n.code,
           'quantity', s.quantity, 'amount', s.amount) order by l.position, n.code, s.id)
        from landed_shares s
        join purchase_lines l on l.business_id = s.business_id and l.id = s.line_id
        left join units n on n.business_id = s.business_id and n.id = s.unit_id
        where s.business_id = c.business_id and s.landed_cost_id = c.id) as shares
     from landed_costs c
     join users u on u.business_id = c.business_id and u.id = c.user_id
     left join receipts r on r.business_id = c.business_id and r.id = c.receipt_id
     where c.business_id = $1 and c.purchase_id = $2 order by c.at desc, c.id desc`,
    [scope.businessId, purchaseId],
    'landed_costs_of_purchase',
  );
  return rows.map(({ receipt, ...row }) => ({
    ...row,
    amount: cost(row.amount),
    receiptNumber: receipt === null ? null : formatReceiptNumber(receipt),
    shares: row.shares.map((share) => ({ ...share, amount: cost(share.amount) })),
  }));
}
