import type { DocumentTotals, LineTotals } from '@tilldesk/domain/lines';
import { LineList } from '@tilldesk/ui/counter';
import { Suspense, useState, type Dispatch } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { mayActivate, useLineActivations } from '../activation/useLineActivations.tsx';
import { shortage, type Cart, type CartLine } from './cart.ts';
import { CartLineRow } from './CartLineRow.tsx';
import type { CartAction } from './ring.ts';
import type { CartNeeds } from './useNeeds.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const LineNotesDialog = lazyPart(async () => (await import('./LineNotesDialog.tsx')).LineNotesDialog, { ahead: true });

export type CartLinesProps = {
  cart: Cart;
  totals: DocumentTotals;
  act: Dispatch<CartAction>;
  needs: CartNeeds;
  /** Opens the choice of the unit for a line. */
  onChooseUnit: (line: CartLine) => void;
  /** The line that blocks the checkout, and how often it did. */
  linePrompt: LinePrompt | null;
};

export type LinePrompt = { line: string; times: number };

/** The lines of the invoice. The line that changed last is scrolled into view. */
export function CartLines({ cart, totals, act, needs, onChooseUnit, linePrompt }: CartLinesProps) {
  const t = useTranslate();
  const mayPrice = useCan('Sale & Invoice', 'update');
  const [noting, setNoting] = useState<string | null>(null);
  const activations = useLineActivations(cart);
  const noted = cart.lines.find(({ id }) => id === (noting ?? needs.reasonLineId));
  const close = () => {
    setNoting(null);
    needs.clearReasonLine();
  };
  return (
    <>
      <LineList
        label={t('sales.lines')}
        texts={{
          item: t('sales.item'),
          quantity: t('sales.quantity'),
          price: t('sales.price'),
          discount: t('sales.discount'),
          amount: t('sales.amount'),
        }}
      >
        {cart.lines.map((line, index) => (
          <CartLineRow
            key={line.id}
            line={line}
            amount={amountOf(totals.lines[index])}
            short={shortage(cart, line)}
            mayPrice={mayPrice}
            refusal={refusalOf(needs, line.id)}
            need={needOf(needs, line.id)}
            onApprove={needs.approve}
            onNotes={setNoting}
            activation={activations.of(line)}
            onActivate={mayActivate(line) ? activations.open : null}
            touched={cart.touched === line.id}
            promptCount={linePrompt?.line === line.id ? linePrompt.times : 0}
            act={act}
            onChooseUnit={onChooseUnit}
          />
        ))}
      </LineList>
      {activations.dialog}
      {needs.approvalDialog}
      <Suspense fallback={null}>
        {noted && (
          <LineNotesDialog
            line={noted}
            mayPrice={mayPrice}
            onSave={(notes) => {
              act({ type: 'noted', line: noted.id, notes });
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Returns why the store does not sell a line at its price; undefined if it does. */
const refusalOf = ({ needs: { refusals } }: CartNeeds, id: string) => refusals.find(({ lineId }) => lineId === id);

/** Returns what a line requires: the reason comes before the approval, and nothing helps against a refusal. */
const needOf = ({ needs: { refusals, reasons, lines } }: CartNeeds, id: string): 'reason' | 'approval' | null => {
  if (refusals.some(({ lineId }) => lineId === id)) return null;
  if (reasons.some(({ lineId }) => lineId === id)) return 'reason';
  return lines.includes(id) && reasons.length === 0 ? 'approval' : null;
};

const amountOf = (sum: LineTotals | undefined): number => (sum === undefined ? 0 : sum.gross - sum.lineDiscount);
