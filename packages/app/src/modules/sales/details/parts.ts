import { ActivationsCard } from '../activation/ActivationsCard.tsx';
import { DepositsCard } from '../deposit/DepositsCard.tsx';
import { InstalmentsCard } from '../instalments/InstalmentsCard.tsx';
import { ReceiptDialog } from '../receipt/ReceiptDialog.tsx';
import { SendReceiptDialog } from '../receipt/SendReceiptDialog.tsx';
import { TradedIn } from '../tradeIn/TradedIn.tsx';
import { PayDialog } from './PayDialog.tsx';

/** Lazy parts of the invoice details, loaded in one file: dialogs and cards of one or two kilobytes each. */
export const invoiceParts = {
  ActivationsCard,
  DepositsCard,
  InstalmentsCard,
  ReceiptDialog,
  SendReceiptDialog,
  TradedIn,
  PayDialog,
};
