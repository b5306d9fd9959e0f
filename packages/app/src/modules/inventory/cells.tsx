import type { Unit } from '@tilldesk/domain/inventory';
import { Badge } from '@tilldesk/ui';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { InlineGroup } from '../../page/flow.styles.ts';
import { Shown } from '../../resource/FieldValue.tsx';
import { UnitStatusBadge } from '../../stock/UnitStatusBadge.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The status of a unit in the list. */
export const UnitStatusCell = ({ row: { status } }: { row: Unit }) => <UnitStatusBadge status={status} />;

/** The invoice that sold a unit. */
export function UnitInvoice({ row: { invoiceId, invoiceNumber } }: { row: Unit }) {
  return <InvoiceLink id={invoiceId} number={invoiceNumber} />;
}

/** An invoice number, linked for users who may open the invoice. */
export function InvoiceLink({ id, number }: { id: string | null; number: string | null }) {
  const mayOpen = useMayEnter('/sale-invoice-management/invoice-details/:invoiceId');
  if (id === null || number === null || !mayOpen) return <Shown kind="code" value={number} />;
  return (
    <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: id }}>
      {number}
    </PageLink>
  );
}

/** The quantity for sale, marked when it is at or below the reorder point. */
export function AvailableStock({ available, reorderPoint }: AvailableStockProps) {
  const t = useTranslate();
  const isLow = reorderPoint !== null && available <= reorderPoint;
  return (
    <InlineGroup>
      {isLow && (
        <Badge tone={available === 0 ? 'bad' : 'warn'} dot>
          {t(available === 0 ? 'inventory.out' : 'inventory.low')}
        </Badge>
      )}
      <Shown kind="quantity" value={available} />
    </InlineGroup>
  );
}

type AvailableStockProps = { available: number; reorderPoint: number | null };
