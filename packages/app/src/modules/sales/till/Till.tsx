import type { Seller } from '@tilldesk/domain/sales';
import { Button, EmptyState, Figure, Kbd } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useCallback, useState } from 'react';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { RestoredStrip } from '../../../drafts/RestoredStrip.tsx';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { Row } from '../../../page/flow.styles.ts';
import { Page } from '../../../page/Page.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BottomBar } from '../../../page/ThumbBar.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { RegisterMenu } from '../../../till/RegisterMenu.tsx';
import { newId } from '../../../api/newId.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { useSession } from '../../../session/useSession.ts';
import { takeDeposit } from '../deposit/takeDeposit.ts';
import { useDeposits } from '../deposit/useDeposits.ts';
import { quoteSale } from '../quoteActions.ts';
import { TradeInButton } from '../tradeIn/TradeInButton.tsx';
import { useStartFocus } from '../../../page/useStartFocus.ts';
import { lineForCharge, piecesOf, totalsOfCart, type Cart, type CartLine } from './cart.ts';
import { CartLines, type LinePrompt } from './CartLines.tsx';
import { firstUnusualLine } from './doubts.ts';
import { ScanBox } from './ScanBox.tsx';
import { SellerGate } from '../seller/SellerGate.tsx';
import { TillLayout, Main } from './Till.styles.ts';
import type { AfterSave } from './till.wiring.ts';
import { TillProblem } from './TillProblem.tsx';
import { TillSums } from './TillSums.tsx';
import { useNeeds } from './useNeeds.ts';
import { useTill, type TillState } from './useTill.ts';
import { lazyOnIdle } from '../../../page/lazyOnIdle.tsx';

const TradeInsCard = lazyOnIdle(async () => (await import('./parts.ts')).tillParts.TradeInsCard);

const ChargeDialog = lazyOnIdle(async () => (await import('./parts.ts')).tillParts.ChargeDialog);
const DepositsCard = lazyOnIdle(async () => (await import('./parts.ts')).tillParts.DepositsCard);
const ResumeDialog = lazyOnIdle(async () => (await import('./parts.ts')).tillParts.ResumeDialog);
const WhichUnit = lazyOnIdle(async () => (await import('./parts.ts')).tillParts.WhichUnit);
const TodayPrices = lazyOnIdle(async () => (await import('./parts.ts')).tillParts.TodayPrices);

export type TillProps = {
  start: Cart;
  /** The action to run on opening. @default 'stay' */
  onward?: AfterSave;
  /** Reloads the invoice from the server. Unsaved changes are lost. */
  onReload: () => void;
  /** Navigates on after the draft is discarded. @default the list of invoices */
  onRemoved?: (() => void) | undefined;
};

/** The till, once it is known who sells. */
export function Till({ start, onward = 'stay', onReload, onRemoved }: TillProps) {
  const till = useTill(start, onward, onRemoved);
  return (
    <SellerGate invoiceId={till.cart.id}>
      {(seller, onSeller) => (
        <OpenTill till={till} start={start} onReload={onReload} seller={seller} onSeller={onSeller} />
      )}
    </SellerGate>
  );
}

type OpenTillProps = Pick<TillProps, 'start' | 'onReload'> & {
  till: TillState;
  /** The confirmed seller, where the store asks who sells. */
  seller: Seller | null;
  onSeller: () => void;
};

/** Scan and search at the top, the lines below, the customer and the totals at the side (spec §2, Create Invoice). */
function OpenTill({ till, start, onReload, seller, onSeller }: OpenTillProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const scanBox = useStartFocus<HTMLInputElement>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [open, setOpen] = useState<'quote' | 'charge' | 'onHold' | null>(null);
  const [linePrompt, setLinePrompt] = useState<LinePrompt | null>(null);
  const close = () => setOpen(null);
  const mayResume = useMayEnter('/sale-invoice-management');
  const { defaultTaxRate } = useSession().store;
  const { cart, act, ready } = till;
  const totals = totalsOfCart(cart);
  const deposits = useDeposits(till.depositing ? { invoiceId: cart.id } : null);
  const toScanBox = useCallback(() => scanBox.current?.focus(), [scanBox]);
  const chooseUnit = ({ description, productId, onHand }: CartLine) => {
    if (productId === null || onHand === 0) toScanBox();
    else till.requestUnit({ title: description, productId });
  };
  const needs = useNeeds(cart);
  const checkout = () => {
    const unusualLine = firstUnusualLine(cart);
    if (!ready) toScanBox();
    else if (unusualLine) setLinePrompt((before) => ({ line: unusualLine.id, times: (before?.times ?? 0) + 1 }));
    else void needs.pass().then((passed) => passed && till.checkout());
  };

  useKeys({
    ...(mayResume && { F8: () => setOpen('onHold') }),
    F2: toScanBox,
    '/': toScanBox,
    F9: checkout,
    'mod+Enter': checkout,
    'mod+s': till.saveDraft,
  });

  return (
    <Page
      about={t('sales.till.about', { state: till.isNew ? 'new' : till.unsaved ? 'unsaved' : 'saved' })}
      actions={
        <Row data-density="touch">
          <RegisterMenu />
          {seller && (
            <Button tone="quiet" icon="user" onClick={onSeller}>
              {t('sales.seller.now', { name: seller.name })}
            </Button>
          )}
          <Button tone="quiet" icon="trash" onClick={() => setDialogOpen(true)} disabled={till.isNew && !till.unsaved}>
            {t('sales.till.discard')}
          </Button>
          {mayResume && (
            <Button icon="clock" aria-haspopup="dialog" onClick={() => setOpen('onHold')}>
              {t('sales.onHold')} <Kbd>{'F8'}</Kbd>
            </Button>
          )}
          <TradeInButton invoiceId={cart.id} customer={cart.customer} onCustomer={till.choose} />
          <Button
            icon="calendar"
            aria-haspopup="dialog"
            onClick={() => setOpen('quote')}
            disabled={!ready || till.saving}
          >
            {t('sales.quote')}
          </Button>
          <Button busy={till.saving} onClick={till.saveDraft} disabled={!till.unsaved}>
            {t('sales.till.save')}
          </Button>
        </Row>
      }
    >
      <TillLayout data-density="touch" onBlur={till.draft.flush}>
        <Main>
          <ScanBox ref={scanBox} till={till} />
          <RestoredStrip
            at={till.draft.restoredAt}
            changedSince={till.changedSince}
            onDiscard={() => {
              till.startOver();
              toScanBox();
            }}
          />
          {till.rejection && (
            <TillProblem
              rejection={till.rejection}
              onClose={till.clearError}
              onReload={() => {
                till.draft.drop();
                onReload();
              }}
            />
          )}
          {cart.version !== null && <TodayPrices opened={start} cart={cart} act={act} />}
          {cart.lines.length === 0 ? (
            <EmptyState
              icon="scan"
              title={t('sales.till.empty')}
              text={t('sales.till.empty.text')}
              action={
                <Button onClick={toScanBox} icon="search">
                  {t('sales.till.toScan')} <Kbd>{'F2'}</Kbd>
                </Button>
              }
            />
          ) : (
            <CartLines
              cart={cart}
              totals={totals}
              act={act}
              needs={needs}
              onChooseUnit={chooseUnit}
              linePrompt={linePrompt}
            />
          )}
          <Row>
            <Button tone="quiet" icon="plus" aria-haspopup="dialog" onClick={() => setOpen('charge')}>
              {t('sales.charge.add')}
            </Button>
            {ready && cart.customer !== null && totals.total > 0 && (
              <Button tone="quiet" icon="lock" aria-haspopup="dialog" disabled={till.saving} onClick={till.takeDeposit}>
                {t('deposit.take')}
              </Button>
            )}
          </Row>
          <TradeInsCard invoiceId={cart.id} total={totals.total} isSale={cart.lines.length > 0} />

          {cart.version !== null && (
            <DepositsCard invoiceId={cart.id} sale={{ total: totals.total, customerId: cart.customer?.id ?? null }} />
          )}
        </Main>
        <TillSums
          till={till}
          totals={totals}
          isReasonMissing={needs.needs.reasons.some(({ lineId }) => lineId === null)}
          onCheckout={checkout}
        />
        <BottomBar
          raised
          note={
            <Figure size="s" label={t('sales.till.pieces', { count: piecesOf(cart) })} value={money(totals.total)} />
          }
        >
          <Button tone="primary" size="l" iconEnd="arrow-right" busy={till.saving} disabled={!ready} onClick={checkout}>
            {t('sales.till.checkout')}
          </Button>
        </BottomBar>
      </TillLayout>
      {till.unitRequest && (
        <WhichUnit
          request={till.unitRequest}
          customerId={cart.customer?.id ?? null}
          onChoose={(item) => {
            till.requestUnit(null);
            till.take(item);
          }}
          onClose={() => till.requestUnit(null)}
        />
      )}
      {open === 'quote' && <ActionDialog action={quoteSale} of={{ save: till.saveQuote }} onClose={close} />}

      {till.depositing && cart.customer !== null && (
        <ActionDialog
          action={takeDeposit}
          of={{ id: cart.id, customerName: cart.customer.name, due: totals.total - deposits.rest }}
          onClose={till.endDeposit}
        />
      )}
      {open === 'onHold' && <ResumeDialog own={cart.id} onClose={close} />}
      {open === 'charge' && (
        <ChargeDialog
          onAdd={(charge, amount) => {
            act({ type: 'charged', line: lineForCharge(charge, amount, newId(), defaultTaxRate) });
            close();
          }}
          onClose={close}
        />
      )}

      <ConfirmDialog
        open={isDialogOpen}
        tone="danger"
        title={t('sales.till.discard.title')}
        text={t('sales.till.discard.text')}
        cancelLabel={t('sales.till.discard.back')}
        confirmLabel={t('sales.till.discard')}
        busy={till.saving}
        onCancel={() => setDialogOpen(false)}
        onConfirm={till.discard}
      />
    </Page>
  );
}
