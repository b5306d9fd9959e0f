import { PageLink } from '../../navigation/PageLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Shows the number of an invoice, as a link if the person can read invoices. */
export function InvoiceName({ named }: { named: { id: string; number: string } | null }) {
  const t = useTranslate();
  const mayOpen = useMayEnter('/sale-invoice-management/invoice-details/:invoiceId');
  if (named === null) return t('refunds.noReceipt');
  if (!mayOpen) return named.number;
  return (
    <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: named.id }}>
      {named.number}
    </PageLink>
  );
}
