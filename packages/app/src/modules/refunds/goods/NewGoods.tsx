import type { DocumentTotals } from '@tilldesk/domain/lines';
import { Card, IconButton, NumberInput, Text } from '@tilldesk/ui';
import { LineItem, LineList } from '@tilldesk/ui/counter';
import type { ReactNode } from 'react';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { PIECES_MAX, wantsUnit, type NewGood } from './newGoods.ts';

type NewGoodsProps = {
  goods: readonly NewGood[];
  totals: DocumentTotals;
  locked: boolean;
  /** The box that finds them. */
  finder: ReactNode;
  wrong: string | undefined;
  onCount: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
};

/** What goes out in exchange for what comes back. */
export function NewGoods({ goods, totals, locked, finder, wrong, onCount, onRemove }: NewGoodsProps) {
  const say = useSay();
  const { money } = useFormats();
  return (
    <Card title={say('refunds.goods')} hint={say('refunds.goods.hint')}>
      <Stack>
        {finder}
        {wrong !== undefined && (
          <Text as="p" role="alert" tone="bad">
            {wrong}
          </Text>
        )}
        {goods.length > 0 && (
          <LineList
            label={say('refunds.goods')}
            words={{
              item: say('refunds.item'),
              quantity: say('refunds.quantity'),
              price: say('refunds.price'),
              discount: '',
              amount: say('refunds.amount'),
            }}
          >
            {goods.map((line, index) => {
              const about = { item: line.description };
              return (
                <LineItem
                  key={line.id}
                  name={line.description}
                  codes={
                    <>
                      {line.sku}
                      {line.unitCode !== null && <span>{say('refunds.imei', { code: line.unitCode })}</span>}
                    </>
                  }
                  note={wantsUnit(line) && <Text tone="warn">{say('refunds.goods.unitWanted')}</Text>}
                  quantity={
                    line.tracking === 'serialized' ? (
                      <output aria-label={say('refunds.line.pieces.of', about)}>{line.quantity}</output>
                    ) : (
                      <NumberInput
                        stepper
                        aria-label={say('refunds.line.pieces.of', about)}
                        lessLabel={say('refunds.line.less', about)}
                        moreLabel={say('refunds.line.more', about)}
                        min={1}
                        max={PIECES_MAX}
                        readOnly={locked}
                        value={line.quantity}
                        onChange={(pieces) => pieces !== null && onCount(line.id, pieces)}
                      />
                    )
                  }
                  price={money(line.unitPrice)}
                  amount={money(totals.lines[index]?.net ?? 0)}
                  remove={
                    <IconButton
                      icon="trash"
                      label={say('refunds.goods.remove', about)}
                      disabled={locked}
                      onClick={() => onRemove(line.id)}
                    />
                  }
                />
              );
            })}
          </LineList>
        )}
      </Stack>
    </Card>
  );
}
