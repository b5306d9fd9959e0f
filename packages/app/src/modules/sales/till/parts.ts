import { DepositsCard } from '../deposit/DepositsCard.tsx';
import { TradeInsCard } from '../tradeIn/TradeInsCard.tsx';
import { ChargeDialog } from './ChargeDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { TodayPrices } from './TodayPrices.tsx';
import { WhichUnit } from './WhichUnit.tsx';

/** Lazy parts of the till, loaded in one file: dialogs and cards of one or two kilobytes each. */
export const tillParts = {
  DepositsCard,
  TradeInsCard,
  ChargeDialog,
  ResumeDialog,
  TodayPrices,
  WhichUnit,
};
