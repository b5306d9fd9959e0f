import type { Unit, UnitStatus } from '@tilldesk/domain/shop';
import { Badge, type Tone } from '@tilldesk/ui';
import { Go } from '../../kit/go/Go.tsx';
import { useMayEnter } from '../../kit/go/useMayEnter.ts';
import { Beside } from '../../kit/page/flow.styles.ts';
import { Shown } from '../../kit/resource/Shown.tsx';
import { useSay } from '../../kit/say/useSay.ts';

/** Where a unit stands. */
export function UnitStatusBadge({ row: { status } }: { row: Unit }) {
  const say = useSay();
  return (
    <Badge tone={toneOf[status]} dot>
      {say(`choice.unit.status.${status}`)}
    </Badge>
  );
}

const toneOf: Record<UnitStatus, Tone> = {
  in_stock: 'ok',
  reserved: 'accent',
  sold: 'neutral',
  scrapped: 'warn',
  lost: 'bad',
};

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

/** What is on the shelf; marked at the reorder point or below it. */
export function Shelf({ onHand, reorderPoint }: { onHand: number; reorderPoint: number | null }) {
  const say = useSay();
  const isLow = reorderPoint !== null && onHand <= reorderPoint;
  return (
    <Beside>
      {isLow && (
        <Badge tone={onHand === 0 ? 'bad' : 'warn'} dot>
          {say(onHand === 0 ? 'inventory.out' : 'inventory.low')}
        </Badge>
      )}
      <Shown kind="quantity" value={onHand} />
    </Beside>
  );
}
