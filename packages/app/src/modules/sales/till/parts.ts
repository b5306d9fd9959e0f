import { DepositsCard } from '../deposit/DepositsCard.tsx';
import { TakeDepositDialog } from '../deposit/TakeDepositDialog.tsx';
import { QuoteDialog } from '../QuoteDialog.tsx';
import { TradeInsCard } from '../tradeIn/TradeInsCard.tsx';
import { ChargeDialog } from './ChargeDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { TodayPrices } from './TodayPrices.tsx';
import { WhichUnit } from './WhichUnit.tsx';

/** What the till loads in one file once it is drawn: dialogs and cards of a kilobyte or two each. */
export const tillParts = {
  DepositsCard,
  TakeDepositDialog,
  QuoteDialog,
  TradeInsCard,
  ChargeDialog,
  ResumeDialog,
  TodayPrices,
  WhichUnit,
};
