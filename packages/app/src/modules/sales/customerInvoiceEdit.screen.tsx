import { useNavigateTo, useParamsOf } from '../../navigation/useNavigateTo.ts';
import { InvoiceTill } from './till/InvoiceTill.tsx';

/** Edits a draft that was opened from a customer. Discarding it navigates back to the customer. */
export function Screen() {
  const navigateTo = useNavigateTo();
  const { customerId, invoiceId } = useParamsOf(
    '/customer-management/customer-details/:customerId/invoice-edit/:invoiceId',
  );
  return (
    <InvoiceTill
      key={invoiceId}
      id={invoiceId}
      onRemoved={() =>
        navigateTo('/customer-management/customer-details/:customerId', { with: { customerId }, replace: true })
      }
    />
  );
}
