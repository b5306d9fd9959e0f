import type { TradeIn } from '@tilldesk/domain/tradeIns';
import { Strip } from '@tilldesk/ui';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { AgreementButton } from './AgreementButton.tsx';
import { voidTradeIn } from './voidTradeIn.ts';

/** Notice for a device that was just bought without a sale: its agreement, and a button to reverse the purchase. */
export function BoughtStrip({ tradeIn, onRemoved }: { tradeIn: TradeIn; onRemoved: () => void }) {
  const t = useTranslate();
  return (
    <Strip
      role="status"
      tone="ok"
      end={
        <InlineGroup>
          <AgreementButton tradeIn={tradeIn} />
          <ActionButton action={voidTradeIn} of={tradeIn} size="s" icon="undo" onDone={onRemoved}>
            {t('tradeIn.back')}
          </ActionButton>
        </InlineGroup>
      }
    >
      {t('tradeIn.bought', { number: tradeIn.number ?? '' })}
    </Strip>
  );
}
