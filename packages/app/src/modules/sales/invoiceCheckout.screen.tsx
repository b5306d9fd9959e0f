import { invoices, type Invoice } from '@tilldesk/domain/sales';
import { isCustomerMissing } from '@tilldesk/domain/stores';
import { EmptyState } from '@tilldesk/ui';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useParamsOf } from '../../navigation/useNavigateTo.ts';
import { Failed } from '../../page/Failed.tsx';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useCart } from './checkout/cartTenders.tsx';
import { SaleDone } from './checkout/SaleDone.tsx';
import { SellerGate } from './seller/SellerGate.tsx';
import { TenderStep } from './checkout/TenderStep.tsx';

/** Takes the payment for a draft or a quote. The server state decides what is shown, so a reload is safe. */
export function Screen() {
  const { invoiceId } = useParamsOf('/sale-invoice-management/invoice-checkout/:invoiceId');
  const { store } = useSession();
  const { data, problem, again } = useAnswer(invoices.one, { params: { id: invoiceId } });
  const cart = useCart(invoiceId, data?.customerId ?? null);
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (cart.failed) return <Failed problem={cart.failed.problem} onAgain={cart.failed.again} />;
  if (!data || !cart.isLoaded) return <Wait />;
  const { status, isExpired, lines } = data;
  if (status === 'paid' || status === 'open') return <SaleDone invoice={data} />;
  const isPayable = status === 'draft' || (status === 'quote' && !isExpired);
  if (isPayable && isCustomerMissing(store.transaction, data)) return <NothingToPay invoice={data} needsCustomer />;
  if (isPayable && lines.length > 0) {
    // A cart that changes at another till remounts the step. The entered tenders remain saved.
    return (
      <SellerGate invoiceId={invoiceId}>
        {() => <TenderStep key={cart.key} invoice={data} cart={cart.items} onAgain={again} />}
      </SellerGate>
    );
  }
  return <NothingToPay invoice={data} />;
}

/** Shows why the invoice cannot be paid, with a link to the next step. */
function NothingToPay({
  invoice: { id, status, quotedUntil },
  needsCustomer = false,
}: {
  invoice: Invoice;
  /** The store requires a customer for it. */
  needsCustomer?: boolean;
}) {
  const t = useTranslate();
  const { day } = useFormats();
  const at = { with: { invoiceId: id } };
  const why = {
    draft: 'sales.checkout.empty',
    quote: 'sales.checkout.expired',
    voided: 'sales.checkout.voided',
    discarded: 'sales.checkout.discarded',
  } as const;
  if (status === 'paid' || status === 'open') return null;
  return (
    <Page>
      <EmptyState
        icon="receipt"
        title={t(needsCustomer ? 'sales.checkout.customer' : why[status], {
          day: quotedUntil === null ? '' : day(quotedUntil),
        })}
        action={
          <>
            {status === 'draft' && (
              <PageLink to="/sale-invoice-management/invoice-edit/:invoiceId" {...at} tone="primary" icon="arrow-left">
                {t('sales.checkout.back')}
              </PageLink>
            )}
            {status === 'quote' && (
              <PageLink
                to="/sale-invoice-management/invoice-details/:invoiceId"
                {...at}
                tone="primary"
                icon="arrow-left"
              >
                {t('sales.checkout.showQuote')}
              </PageLink>
            )}
            {status !== 'draft' && status !== 'quote' && (
              <PageLink to="/sale-invoice-management/create-invoice" tone="primary" icon="plus">
                {t('sales.new')}
              </PageLink>
            )}
          </>
        }
      />
    </Page>
  );
}
