import { invoices } from '@tilldesk/domain/shop';
import { EmptyState } from '@tilldesk/ui';
import { Go } from '../../kit/go/Go.tsx';
import { useParamsOf } from '../../kit/go/useGo.ts';
import { Failed } from '../../kit/page/Failed.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useSay } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { SaleDone } from './checkout/SaleDone.tsx';
import { TenderStep } from './checkout/TenderStep.tsx';

/** Takes the money for a draft. The server's state decides what is shown, so that a reload is safe. */
export function Screen() {
  const say = useSay();
  const { invoiceId } = useParamsOf('/sale-invoice-management/invoice-checkout/:invoiceId');
  const { data, problem, again } = useAnswer(invoices.one, { params: { id: invoiceId } });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  if (data.status === 'paid') return <SaleDone invoice={data} />;
  if (data.status === 'draft' && data.lines.length > 0) return <TenderStep invoice={data} onAgain={again} />;
  const isEmpty = data.status === 'draft';
  return (
    <Page>
      <EmptyState
        icon="receipt"
        title={isEmpty ? say('sales.checkout.empty') : say('sales.checkout.discarded')}
        action={
          isEmpty ? (
            <Go
              to="/sale-invoice-management/invoice-edit/:invoiceId"
              with={{ invoiceId }}
              tone="primary"
              icon="arrow-left"
            >
              {say('sales.checkout.back')}
            </Go>
          ) : (
            <Go to="/sale-invoice-management/create-invoice" tone="primary" icon="plus">
              {say('sales.new')}
            </Go>
          )
        }
      />
    </Page>
  );
}
