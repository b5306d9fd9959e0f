import type { TradeIn } from '@tilldesk/domain/tradeIns';
import { Badge, Card, ItemList } from '@tilldesk/ui';
import { FailedAlert } from '../../../page/FailedAlert.tsx';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { AgreementButton } from './AgreementButton.tsx';
import { useTradeIns } from './useTradeIns.ts';

const tones = { offered: 'neutral', accepted: 'ok', voided: 'bad', discarded: 'neutral' } as const;

/**
 * Lists the devices traded in with an invoice, with their condition and the ID document of the seller. Renders nothing if there
 * are none.
 */
export function TradedIn({ invoiceId }: { invoiceId: string }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { items, problem, again } = useTradeIns(invoiceId);
  const seesDevices = useMayEnter('/serial-tracking');
  if (problem) {
    return (
      <FailedAlert action={t('tradeIn.again')} onAgain={again}>
        {t('tradeIn.failed')}
      </FailedAlert>
    );
  }
  if (items.length === 0) return null;
  const partsOf = ({ code, grade, color, storage, document }: TradeIn) =>
    [
      code,
      t(`tradeIn.grade.${grade}`),
      color,
      storage,
      `${t(`tradeIn.document.${document.kind}`)} ${document.number}`,
    ].filter(Boolean);
  return (
    <Card title={t('tradeIn.list')}>
      <ItemList
        variant="filled"
        items={items.map((one) => ({
          id: one.id,
          icon: 'refresh' as const,
          title: (
            <InlineGroup>
              {[one.number, one.productName].filter(Boolean).join(' · ')}
              {one.status !== 'discarded' && (
                <Badge tone={tones[one.status]}>{t(`tradeIn.status.${one.status}`)}</Badge>
              )}
            </InlineGroup>
          ),
          text: partsOf(one).join(' · '),
          value: money(one.offer),
          action: (
            <InlineGroup>
              {seesDevices && one.deviceId !== null && (
                <PageLink to="/serial-tracking" query={{ device: one.deviceId }}>
                  {t('tradeIn.unit')}
                </PageLink>
              )}
              <AgreementButton tradeIn={one} />
            </InlineGroup>
          ),
        }))}
      />
    </Card>
  );
}
