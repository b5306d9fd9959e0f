import type { DocumentTotals, LineTotals } from '@tilldesk/domain/lines';
import { can } from '@tilldesk/domain/rights';
import { LineList } from '@tilldesk/ui/counter';
import { lazy, Suspense, useState, type Dispatch } from 'react';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { mayActivate, useLineActivations } from '../activation/useLineActivations.tsx';
import { shortage, type Cart } from './cart.ts';
import { CartLineRow } from './CartLineRow.tsx';
import type { CartAction } from './ring.ts';

const LineNotesDialog = lazy(async () => ({ default: (await import('./LineNotesDialog.tsx')).LineNotesDialog }));

export type CartLinesProps = {
  cart: Cart;
  totals: DocumentTotals;
  act: Dispatch<CartAction>;
  /** Goes to where an IMEI is scanned. */
  onWant: () => void;
};

/** The lines of the invoice; the one that changed last is in sight. */
export function CartLines({ cart, totals, act, onWant }: CartLinesProps) {
  const say = useSay();
  const mayPrice = can(useSession().permissions, 'Sale & Invoice', 'update');
  const [noting, setNoting] = useState<string | null>(null);
  const activations = useLineActivations(cart);
  const noted = cart.lines.find(({ id }) => id === noting);
  return (
    <>
      <LineList
        label={say('sales.lines')}
        words={{
          item: say('sales.item'),
          quantity: say('sales.quantity'),
          price: say('sales.price'),
          discount: say('sales.discount'),
          amount: say('sales.amount'),
        }}
      >
        {cart.lines.map((line, index) => (
          <CartLineRow
            key={line.id}
            line={line}
            amount={amountOf(totals.lines[index])}
            short={shortage(cart, line)}
            mayPrice={mayPrice}
            onNotes={setNoting}
            activation={activations.of(line)}
            onActivate={mayActivate(line) ? activations.open : null}
            touched={cart.touched === line.id}
            act={act}
            onWant={onWant}
          />
        ))}
      </LineList>
      {activations.dialog}
      <Suspense fallback={null}>
        {noted && (
          <LineNotesDialog
            line={noted}
            mayPrice={mayPrice}
            onSave={(notes) => {
              act({ type: 'noted', line: noted.id, notes });
              setNoting(null);
            }}
            onClose={() => setNoting(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const amountOf = (sum: LineTotals | undefined): number => (sum === undefined ? 0 : sum.gross - sum.lineDiscount);
