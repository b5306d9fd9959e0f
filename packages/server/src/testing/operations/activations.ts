import { newId } from '../../database/new-id.ts';
import type { Random } from '../../demo/random.ts';
import { reportStatus } from '../../modules/activations/notify.store.ts';
import { activationOf, prepareFor } from '../activating.ts';
import type { Selling } from './sales.ts';
import { NOW, some, type Operation, type Drawing } from '../stock-life.ts';

/**
 * Operations on activations: prepared for a draft, or too late for a sale; marked active, cancelled or charged back.
 */
export const activationOperations = (selling: Selling): readonly Drawing[] => [
  { often: 3, draw: (_, random) => activate(random, selling) },
  { often: 3, draw: (_, random) => recordCarrierUpdate(random, selling) },
];

function activate(random: Random, selling: Selling): Operation {
  const [caller, activationDraft, nth, isLate] = [
    random.pick(selling.sellers),
    activationOf(random),
    random.next(),
    random.probability(0.2),
  ];
  const statuses = isLate ? `('open', 'paid', 'voided')` : `('draft', 'quote')`;
  return {
    name: 'activate',
    run: async (tx) => {
      const goodsLinesSql = `select l.id from invoice_lines l join invoices i on i.id = l.invoice_id
        where l.charge is null and i.status in ${statuses}`;
      const lineId = await some(tx, goodsLinesSql, nth);
      const [line] = await tx.raw<{ unitId: string | null; invoiceId: string }>(
        'select unit_id as "unitId", invoice_id as "invoiceId" from invoice_lines where id = $1',
        [lineId],
      );
      const { unitId = null, invoiceId = newId(NOW) } = line ?? {};
      await prepareFor(tx, caller, selling.carrierId, { ...activationDraft, invoiceId, line: { id: lineId, unitId } });
    },
  };
}

/** The carrier responds, or charges its commission back. */
function recordCarrierUpdate(random: Random, { sellers }: Selling): Operation {
  const [caller, nth] = [random.pick(sellers), random.next()];
  const status = random.weighted(['active', 'cancelled', 'chargedBack'] as const, (one) => (one === 'active' ? 1 : 2));
  return {
    name: 'hear of a carrier',
    run: async (tx) => {
      const id = await some(tx, `select id from activations where status in ('pending', 'active', 'cancelled')`, nth);
      const [row] = await tx.raw<{ version: number }>('select version from activations where id = $1', [id]);
      const version = row?.version ?? 1;
      const ended = { version, endedOn: NOW.slice(0, 10), reason: 'Changed their mind' };
      const report = status === 'active' ? { status, version, confirmation: 'C-1' } : { status, ...ended };
      await reportStatus(tx, caller, NOW, id, report);
    },
  };
}
