import { Button, EmptyState, Figure, Kbd } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Row } from '../../../kit/page/flow.styles.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useKeys } from '../keys.wiring.ts';
import { useStartHere } from '../useStartHere.ts';
import { piecesOf, totalsOfCart, type Cart } from './cart.ts';
import { CartLines } from './CartLines.tsx';
import { ScanBox } from './ScanBox.tsx';
import { Counter, Foot, Main, Side } from './Till.styles.ts';
import { TillProblem } from './TillProblem.tsx';
import { TillSums } from './TillSums.tsx';
import { useBurst } from './useBurst.wiring.ts';
import { useTill } from './useTill.ts';

export type TillProps = {
  start: Cart;
  /** Goes on to checkout at once. @default false */
  onward?: boolean;
  /** Gets the invoice again as the server has it; what is unsaved is lost. */
  onReload: () => void;
};

/** The till: scan or search at the top, the lines below, customer and totals at the side (spec §2, Create Invoice). */
export function Till({ start, onward = false, onReload }: TillProps) {
  const say = useSay();
  const { money } = useFormats();
  const till = useTill(start, onward);
  const scanBox = useStartHere<HTMLInputElement>();
  const [asking, setAsking] = useState(false);
  const { cart, act, ready } = till;
  const totals = totalsOfCart(cart);
  const toScanBox = () => scanBox.current?.focus();
  const checkout = () => {
    if (ready) till.checkout();
    else toScanBox();
  };

  useKeys({ F2: toScanBox, '/': toScanBox, F9: checkout, 'mod+Enter': checkout, 'mod+s': till.saveDraft });
  useBurst(scanBox, (code) => {
    toScanBox();
    void till.scan(code);
  });

  return (
    <Page
      about={say('sales.till.about', { state: till.isNew ? 'new' : till.unsaved ? 'unsaved' : 'saved' })}
      actions={
        <Row data-density="touch">
          <Button tone="quiet" icon="trash" onClick={() => setAsking(true)} disabled={till.isNew && !till.unsaved}>
            {say('sales.till.discard')}
          </Button>
          <Button busy={till.saving} onClick={till.saveDraft} disabled={!till.unsaved}>
            {say('sales.till.save')}
          </Button>
        </Row>
      }
    >
      <Counter data-density="touch">
        <Main>
          <ScanBox ref={scanBox} till={till} />
          {till.refusal && <TillProblem refusal={till.refusal} onClose={till.forgive} onReload={onReload} />}
          {cart.lines.length === 0 ? (
            <EmptyState
              icon="scan"
              title={say('sales.till.empty')}
              text={say('sales.till.empty.text')}
              action={
                <Button onClick={toScanBox} icon="search">
                  {say('sales.till.toScan')} <Kbd>{'F2'}</Kbd>
                </Button>
              }
            />
          ) : (
            <CartLines cart={cart} totals={totals} act={act} onWant={toScanBox} />
          )}
        </Main>
        <Side>
          <TillSums till={till} totals={totals} onCheckout={checkout} />
        </Side>
        <Foot
          raised
          note={
            <Figure size="s" label={say('sales.till.pieces', { count: piecesOf(cart) })} value={money(totals.total)} />
          }
        >
          <Button tone="primary" size="l" iconEnd="arrow-right" busy={till.saving} disabled={!ready} onClick={checkout}>
            {say('sales.till.checkout')}
          </Button>
        </Foot>
      </Counter>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={say('sales.till.discard.title')}
        text={say('sales.till.discard.text')}
        cancelLabel={say('sales.till.discard.keep')}
        confirmLabel={say('sales.till.discard')}
        busy={till.saving}
        onCancel={() => setAsking(false)}
        onConfirm={till.discard}
      />
    </Page>
  );
}
