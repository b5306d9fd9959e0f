import { PageLink } from '../../../navigation/PageLink.tsx';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';

/** An invoice number, linked for users who may open the invoice. */
export function InvoiceLink({ id, children }: { id: string; children: string }) {
  const mayOpen = useMayEnter('/sale-invoice-management/invoice-details/:invoiceId');
  if (!mayOpen) return children;
  return (
    <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: id }}>
      {children}
    </PageLink>
  );
}
