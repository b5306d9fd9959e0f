import { PageLink } from '../../navigation/PageLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

type InvoiceNameProps = {
  /** `store` is the store that sold it, if it is another one: its invoices can be read there only. */
  named: { id: string; number: string; store?: string | null } | null;
};

/** Shows the number of an invoice, as a link if the person can read it. */
export function InvoiceName({ named }: InvoiceNameProps) {
  const t = useTranslate();
  const mayOpen = useMayEnter('/sale-invoice-management/invoice-details/:invoiceId');
  if (named === null) return t('refunds.noReceipt');
  if (named.store) return <span>{t('refunds.soldAt', { number: named.number, store: named.store })}</span>;
  if (!mayOpen) return <span>{named.number}</span>;
  return (
    <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: named.id }}>
      {named.number}
    </PageLink>
  );
}
