import { spreadOffers, tradeInPayouts, type TradeIn } from '@tilldesk/domain/tradeIns';
import { Strip, Text } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Shows the payouts to the seller, by method, if the devices are worth more than the sale. Renders nothing otherwise. */
export function PayoutStrips({ items, total }: { items: readonly TradeIn[]; total: number }) {
  const t = useTranslate();
  const { money } = useFormats();
  const spread = spreadOffers(
    total,
    items.map(({ offer }) => offer),
  );
  return tradeInPayouts.map((payout) => {
    const out = items.reduce((sum, item, i) => (item.payout === payout ? sum + (spread[i]?.out ?? 0) : sum), 0);
    return (
      out > 0 && (
        <Strip key={payout} tone="warn" end={<Text weight="strong">{money(out)}</Text>}>
          {t(`tradeIn.out.${payout}`)}
        </Strip>
      )
    );
  });
}
