import { isTenderTaken, type Invoice } from '@tilldesk/domain/sales';
import { isCash } from '@tilldesk/domain/tenders';
import { Alert, Card, Figure } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { Page } from '../../../page/Page.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { CashStrip } from '../../../till/CashStrip.tsx';
import { RegisterMenu } from '../../../till/RegisterMenu.tsx';
import { useCurrentDrawer } from '../../../till/useCurrentDrawer.ts';
import { useSession } from '../../../session/useSession.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { entryKinds, tenderViews } from '../../../tenders/tenders.ts';
import type { Cart } from './cartTenders.tsx';
import { CheckoutProblem } from './CheckoutProblem.tsx';
import { Amounts, Sheets } from './Checkout.styles.ts';
import { Payments } from './Payments.tsx';
import { SaleSummary } from './SaleSummary.tsx';
import { TenderEntry } from './TenderEntry.tsx';
import { useChangeQuestion } from './useChangeQuestion.tsx';
import { useCheckout } from './useCheckout.ts';

export type TenderStepProps = {
  invoice: Invoice;
  cart: Cart;
  onAgain: () => void;
};

/** Payment step: the balance due, the tenders and the button that completes the sale. */
export function TenderStep({ invoice, cart, onAgain }: TenderStepProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const controller = useCheckout(invoice, cart);
  const question = useChangeQuestion(controller, invoice.currency);
  const complete = useRef<HTMLButtonElement>(null);
  const { ready, act, due, bounds, onAccount } = controller;
  const isLocked = controller.sending || controller.unanswered;
  const drawer = useCurrentDrawer();
  const { transaction } = useSession().store;
  const { cashWithoutDrawer } = transaction;
  const kinds = entryKinds.filter((kind) => isTenderTaken(transaction, kind));
  const isOutside = drawer.state !== 'unknown' && drawer.state !== 'joined';
  const takesCash = controller.tenders.some(({ kind }) => isCash(kind));
  // In a store with several registers, one must be selected in the browser before cash is taken, whatever the setting for cash
  // outside drawers is.
  const cannotTakeCash = drawer.state === 'unchosen' || (isOutside && !cashWithoutDrawer);

  useKeys({
    F9: controller.unanswered ? controller.retry : question.complete,
    Enter: controller.unanswered ? undefined : question.complete,
    ...(isLocked || ready
      ? {}
      : Object.fromEntries(kinds.map((kind) => [tenderViews[kind].key, () => act({ type: 'kind', kind, bounds })]))),
  });
  useEffect(
    function leadToTheEnd() {
      if (ready) complete.current?.focus();
    },
    [ready],
  );

  return (
    <Page
      about={invoice.customerName ?? t('sales.walkIn')}
      actions={
        <Row data-density="touch">
          <RegisterMenu />
          <PageLink
            to="/sale-invoice-management/invoice-edit/:invoiceId"
            with={{ invoiceId: invoice.id }}
            tone="secondary"
            icon="arrow-left"
          >
            {t('sales.checkout.back')}
          </PageLink>
        </Row>
      }
    >
      <Sheets data-density="touch">
        <Stack>
          <Card>
            <Amounts>
              <Figure size="xl" align="center" label={t('sales.checkout.total')} value={money(invoice.total)} />
              {controller.tenders.length + controller.cartTenders.length > 0 && !ready && (
                <Figure size="xl" align="center" label={t('sales.checkout.left')} value={money(due)} />
              )}
            </Amounts>
          </Card>
          {controller.problem && (
            <CheckoutProblem
              key={Object.keys(controller.problem.fields).join()}
              problem={controller.problem}
              invoice={invoice}
              onRetry={controller.unanswered ? controller.retry : undefined}
              onAgain={onAgain}
              onExplain={controller.explain}
              onRenew={controller.renew}
            />
          )}
          {ready && !controller.problem && (
            <Alert tone="ok" title={t(onAccount > 0 ? 'sales.checkout.coveredInPart' : 'sales.checkout.covered')}>
              {controller.tenders.length + controller.cartTenders.length > 0 && t('sales.checkout.covered.text')}
            </Alert>
          )}
          {(takesCash || (!ready && isCash(controller.entry.kind))) && <CashStrip drawer={drawer} />}
          {!ready && (
            <TenderEntry
              invoice={invoice}
              controller={controller}
              locked={isLocked}
              cashLocked={cannotTakeCash}
              kinds={kinds}
            />
          )}
        </Stack>
        <Stack>
          <Payments controller={controller} locked={isLocked} completeRef={complete} onComplete={question.complete} />
          <SaleSummary invoice={invoice} />
        </Stack>
      </Sheets>
      {question.dialog}
      {controller.approvalDialog}
    </Page>
  );
}
