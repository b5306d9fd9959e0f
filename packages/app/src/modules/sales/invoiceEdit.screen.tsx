import { useParamsOf } from '../../navigation/useNavigateTo.ts';
import { InvoiceTill } from './till/InvoiceTill.tsx';

/** Edits a draft. */
export function Screen() {
  const { invoiceId } = useParamsOf('/sale-invoice-management/invoice-edit/:invoiceId');
  return <InvoiceTill key={invoiceId} id={invoiceId} />;
}
