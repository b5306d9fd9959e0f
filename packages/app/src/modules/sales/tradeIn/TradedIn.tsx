import type { TradeIn } from '@tilldesk/domain/selling';
import { Alert, Badge, Button, Card, ItemList } from '@tilldesk/ui';
import { Go } from '../../../kit/go/Go.tsx';
import { useMayEnter } from '../../../kit/go/useMayEnter.ts';
import { Beside } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { AgreementButton } from './AgreementButton.tsx';
import { useTradeIns } from './useTradeIns.ts';

const tones = { offered: 'neutral', accepted: 'ok', voided: 'bad', discarded: 'neutral' } as const;

/** What was traded in with an invoice: the device, how it was, whose papers were seen. Nothing is drawn where nothing was. */
export function TradedIn({ invoiceId }: { invoiceId: string }) {
  const say = useSay();
  const { money } = useFormats();
  const { items, problem, again } = useTradeIns(invoiceId);
  const seesDevices = useMayEnter('/serial-tracking');
  if (problem) {
    return (
      <Alert
        tone="bad"
        actions={
          <Button size="s" onClick={again}>
            {say('tradeIn.again')}
          </Button>
        }
      >
        {say('tradeIn.failed')}
      </Alert>
    );
  }
  if (items.length === 0) return null;
  const partsOf = ({ code, grade, color, storage, document }: TradeIn) =>
    [
      code,
      say(`tradeIn.grade.${grade}`),
      color,
      storage,
      `${say(`tradeIn.document.${document.kind}`)} ${document.number}`,
    ].filter(Boolean);
  return (
    <Card title={say('tradeIn.list')}>
      <ItemList
        look="filled"
        items={items.map((one) => ({
          id: one.id,
          icon: 'refresh' as const,
          title: (
            <Beside>
              {[one.number, one.productName].filter(Boolean).join(' · ')}
              {one.status !== 'discarded' && (
                <Badge tone={tones[one.status]}>{say(`tradeIn.status.${one.status}`)}</Badge>
              )}
            </Beside>
          ),
          text: partsOf(one).join(' · '),
          value: money(one.offer),
          action: (
            <Beside>
              {seesDevices && one.deviceId !== null && (
                <Go to="/serial-tracking" query={{ device: one.deviceId }}>
                  {say('tradeIn.unit')}
                </Go>
              )}
              <AgreementButton tradeIn={one} />
            </Beside>
          ),
        }))}
      />
    </Card>
  );
}
