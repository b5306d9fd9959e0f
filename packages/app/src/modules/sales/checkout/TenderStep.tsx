import type { Deposit, TradeIn } from '@tilldesk/domain/selling';
import type { Invoice } from '@tilldesk/domain/shop';
import { Alert, Card, Figure } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { Go } from '../../../kit/go/Go.tsx';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { CashStrip } from '../../../kit/till/CashStrip.tsx';
import { RegisterMenu } from '../../../kit/till/RegisterMenu.tsx';
import { useOwnDrawer } from '../../../kit/till/useOwnDrawer.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { useKeys } from '../../../wiring/useKeys.ts';
import { tenderFaces, tillKinds } from '../tenderFaces.ts';
import { CheckoutProblem } from './CheckoutProblem.tsx';
import { Amounts, Sheets } from './Checkout.styles.ts';
import { Payments } from './Payments.tsx';
import { SaleSummary } from './SaleSummary.tsx';
import { TenderEntry } from './TenderEntry.tsx';
import { useChangeQuestion } from './useChangeQuestion.tsx';
import { useCheckout } from './useCheckout.ts';

export type TenderStepProps = {
  invoice: Invoice;
  tradeIns: readonly TradeIn[];
  deposits: readonly Deposit[];
  onAgain: () => void;
};

/** What is due, how it is paid, and the one button that makes it a sale. */
export function TenderStep({ invoice, tradeIns, deposits, onAgain }: TenderStepProps) {
  const say = useSay();
  const { money } = useFormats();
  const desk = useCheckout(invoice, tradeIns, deposits);
  const question = useChangeQuestion(desk, invoice.currency);
  const complete = useRef<HTMLButtonElement>(null);
  const { ready, act, due, bounds, onAccount } = desk;
  const isLocked = desk.sending || desk.unanswered;
  const drawer = useOwnDrawer();
  const { cashWithoutDrawer } = useSession().store.transaction;
  const isOutside = drawer.state !== 'unknown' && drawer.state !== 'joined';
  const takesCash = desk.tenders.some(({ kind }) => kind === 'cash');
  // Where the store has several registers the browser chooses one before cash is taken, whatever is allowed outside drawers.
  const mayNotTakeCash = drawer.state === 'unchosen' || (isOutside && !cashWithoutDrawer);

  useKeys({
    F9: desk.unanswered ? desk.retry : question.complete,
    Enter: desk.unanswered ? undefined : question.complete,
    ...(isLocked || ready
      ? {}
      : Object.fromEntries(
          tillKinds.map((kind) => [tenderFaces[kind].hint, () => act({ type: 'kind', kind, bounds })]),
        )),
  });
  useEffect(
    function leadToTheEnd() {
      if (ready) complete.current?.focus();
    },
    [ready],
  );

  return (
    <Page
      about={invoice.customerName ?? say('sales.walkIn')}
      actions={
        <Row data-density="touch">
          <RegisterMenu />
          <Go
            to="/sale-invoice-management/invoice-edit/:invoiceId"
            with={{ invoiceId: invoice.id }}
            tone="secondary"
            icon="arrow-left"
          >
            {say('sales.checkout.back')}
          </Go>
        </Row>
      }
    >
      <Sheets data-density="touch">
        <Stack>
          <Card>
            <Amounts>
              <Figure size="xl" align="center" label={say('sales.checkout.total')} value={money(invoice.total)} />
              {desk.tenders.length + desk.traded.length > 0 && !ready && (
                <Figure size="xl" align="center" label={say('sales.checkout.left')} value={money(due)} />
              )}
            </Amounts>
          </Card>
          {desk.problem && (
            <CheckoutProblem
              key={Object.keys(desk.problem.fields).join()}
              problem={desk.problem}
              invoice={invoice}
              onRetry={desk.unanswered ? desk.retry : undefined}
              onAgain={onAgain}
              onExplain={desk.explain}
              onRenew={desk.renew}
            />
          )}
          {ready && !desk.problem && (
            <Alert tone="ok" title={say(onAccount > 0 ? 'sales.checkout.coveredInPart' : 'sales.checkout.covered')}>
              {desk.tenders.length + desk.traded.length > 0 && say('sales.checkout.covered.text')}
            </Alert>
          )}
          {(takesCash || (!ready && desk.entry.kind === 'cash')) && <CashStrip drawer={drawer} />}
          {!ready && <TenderEntry invoice={invoice} desk={desk} locked={isLocked} cashLocked={mayNotTakeCash} />}
        </Stack>
        <Stack>
          <Payments desk={desk} locked={isLocked} completeRef={complete} onComplete={question.complete} />
          <SaleSummary invoice={invoice} />
        </Stack>
      </Sheets>
      {question.dialog}
      {desk.approvalDialog}
    </Page>
  );
}
