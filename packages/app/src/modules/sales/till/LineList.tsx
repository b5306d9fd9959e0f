import type { DocumentTotals } from '@tilldesk/domain/lines';
import { can } from '@tilldesk/domain/rights';
import type { Dispatch } from 'react';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { shortage, type Cart } from './cart.ts';
import { LineRow } from './LineRow.tsx';
import type { CartAction } from './ring.ts';
import { LineHead, Lines, LinesBox } from './Line.styles.ts';

export type LineListProps = {
  cart: Cart;
  totals: DocumentTotals;
  act: Dispatch<CartAction>;
  /** Goes to where an IMEI is scanned. */
  onWant: () => void;
};

/** The lines of the invoice; the one that changed last is in sight. */
export function LineList({ cart, totals, act, onWant }: LineListProps) {
  const say = useSay();
  const mayPrice = can(useSession().permissions, 'Sale & Invoice', 'update');
  return (
    <LinesBox>
      <LineHead aria-hidden>
        <span>{say('sales.item')}</span>
        <span>{say('sales.quantity')}</span>
        <span>{say('sales.price')}</span>
        <span>{say('sales.discount')}</span>
        <span>{say('sales.amount')}</span>
      </LineHead>
      <Lines aria-label={say('sales.lines')}>
        {cart.lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            sum={totals.lines[index]}
            short={shortage(cart, line)}
            mayPrice={mayPrice}
            touched={cart.touched === line.id}
            act={act}
            onWant={onWant}
          />
        ))}
      </Lines>
    </LinesBox>
  );
}
