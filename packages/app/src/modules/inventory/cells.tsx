import type { Unit } from '@tilldesk/domain/shop';
import { Badge } from '@tilldesk/ui';
import { Go } from '../../kit/go/Go.tsx';
import { useMayEnter } from '../../kit/go/useMayEnter.ts';
import { Beside } from '../../kit/page/flow.styles.ts';
import { Shown } from '../../kit/resource/Shown.tsx';
import { UnitStatusBadge } from '../../kit/stock/UnitStatusBadge.tsx';
import { useSay } from '../../kit/say/useSay.ts';

/** Where a unit of the list stands. */
export const UnitStatusCell = ({ row: { status } }: { row: Unit }) => <UnitStatusBadge status={status} />;

/** The invoice a unit went on. */
export function UnitInvoice({ row: { invoiceId, invoiceNumber } }: { row: Unit }) {
  return <InvoiceLink id={invoiceId} number={invoiceNumber} />;
}

/** An invoice by its number; a link for those who may open it. */
export function InvoiceLink({ id, number }: { id: string | null; number: string | null }) {
  const mayOpen = useMayEnter('/sale-invoice-management/invoice-details/:invoiceId');
  if (id === null || number === null || !mayOpen) return <Shown kind="code" value={number} />;
  return (
    <Go to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: id }}>
      {number}
    </Go>
  );
}

/** What is for sale; marked where that is no more than the reorder point says. */
export function Shelf({ available, reorderPoint }: ShelfProps) {
  const say = useSay();
  const isLow = reorderPoint !== null && available <= reorderPoint;
  return (
    <Beside>
      {isLow && (
        <Badge tone={available === 0 ? 'bad' : 'warn'} dot>
          {say(available === 0 ? 'inventory.out' : 'inventory.low')}
        </Badge>
      )}
      <Shown kind="quantity" value={available} />
    </Beside>
  );
}

type ShelfProps = { available: number; reorderPoint: number | null };
