import type { DocumentTotals } from '@tilldesk/domain/lines';
import { Card, IconButton, NumberInput, Text } from '@tilldesk/ui';
import { LineItem, LineList } from '@tilldesk/ui/counter';
import type { ReactNode } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { PIECES_MAX, requiresUnit, type NewGoodsLine } from './newGoods.ts';

type NewGoodsProps = {
  goods: readonly NewGoodsLine[];
  totals: DocumentTotals;
  locked: boolean;
  /** The field that finds the items. */
  finder: ReactNode;
  fieldError: string | undefined;
  onCount: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
};

/** The items in exchange for the returned items. */
export function NewGoods({ goods, totals, locked, finder, fieldError, onCount, onRemove }: NewGoodsProps) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <Card title={t('refunds.goods')} hint={t('refunds.goods.hint')}>
      <Stack>
        {finder}
        {fieldError !== undefined && (
          <Text as="p" role="alert" tone="bad">
            {fieldError}
          </Text>
        )}
        {goods.length > 0 && (
          <LineList
            label={t('refunds.goods')}
            texts={{
              item: t('refunds.item'),
              quantity: t('refunds.quantity'),
              price: t('refunds.price'),
              discount: '',
              amount: t('refunds.amount'),
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
                      {line.unitCode !== null && <span>{t('refunds.imei', { code: line.unitCode })}</span>}
                    </>
                  }
                  note={requiresUnit(line) && <Text tone="warn">{t('refunds.goods.unitWanted')}</Text>}
                  quantity={
                    line.tracking === 'serialized' ? (
                      <output aria-label={t('refunds.line.pieces.of', about)}>{line.quantity}</output>
                    ) : (
                      <NumberInput
                        stepper
                        aria-label={t('refunds.line.pieces.of', about)}
                        lessLabel={t('refunds.line.less', about)}
                        moreLabel={t('refunds.line.more', about)}
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
                      label={t('refunds.goods.remove', about)}
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
