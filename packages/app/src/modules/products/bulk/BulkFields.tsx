import { Field, MoneyInput, NumberInput, Segments, TextInput } from '@tilldesk/ui';
import { Combobox, Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { categoryPaths } from '../categories/categoryPaths.ts';
import { TaxSelect } from '../taxes/TaxSelect.tsx';
import { useCategories } from '../categories/useCategories.ts';
import { bulkKinds, type BulkOrder } from './bulkOrder.ts';

export type BulkFieldsProps = { order: BulkOrder; onChange: (order: BulkOrder) => void; error: string | undefined };

/** Fields for what to change and the new value. */
export function BulkFields({ order, onChange, error }: BulkFieldsProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const set = (change: Partial<BulkOrder>) => onChange({ ...order, ...change });
  const kind = bulkKinds.map((id) => ({ id, label: t(`bulk.kind.${id}`) }));
  return (
    <Stack>
      <Field label={t('bulk.what')}>
        <Select
          options={kind}
          texts={texts}
          value={order.kind}
          onChange={(id) => set({ kind: bulkKinds.find((one) => one === id) ?? order.kind })}
        />
      </Field>
      <BulkValue order={order} set={set} error={error} />
    </Stack>
  );
}

type BulkValueProps = { order: BulkOrder; set: (change: Partial<BulkOrder>) => void; error: string | undefined };

function BulkValue({ order, set, error }: BulkValueProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { locale } = useIntl();
  const { defaultCurrency } = useSession().store;
  const { items } = useCategories();
  const more = (
    <Segments
      label={t('bulk.direction')}
      value={order.isLess ? 'less' : 'more'}
      options={(['more', 'less'] as const).map((value) => ({
        value,
        name: t(`bulk.direction.${value}`),
        face: t(`bulk.direction.${value}`),
      }))}
      onChange={(direction) => set({ isLess: direction === 'less' })}
    />
  );
  switch (order.kind) {
    case 'priceByPercent':
      return (
        <Stack>
          {more}
          <Fields>
            <Field label={t('bulk.percent')} required error={error}>
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                end="%"
                value={order.percent}
                onChange={(percent) => set({ percent: percent.replaceAll(/[^\d.,]/g, '') })}
              />
            </Field>
            <Field label={t('bulk.ending')} hint={t('bulk.ending.hint')}>
              <Select
                options={['', '99', '95', '90', '50', '0'].map((id) => ({
                  id,
                  label: id === '' ? t('bulk.ending.none') : `.${id.padStart(2, '0')}`,
                }))}
                texts={texts}
                value={order.ending}
                onChange={(ending) => set({ ending })}
              />
            </Field>
          </Fields>
        </Stack>
      );
    case 'priceBy':
      return (
        <Stack>
          {more}
          <Field label={t('bulk.amount')} required error={error}>
            <MoneyInput
              value={order.amount}
              onChange={(amount) => set({ amount })}
              currency={defaultCurrency}
              locale={locale}
            />
          </Field>
        </Stack>
      );
    case 'tax':
      return (
        <Field label={t('field.product.taxId')} required error={error}>
          <TaxSelect
            value={order.taxId}
            record={null}
            onChange={(id) => set({ taxId: typeof id === 'string' ? id : null })}
          />
        </Field>
      );
    case 'category':
      return (
        <Field label={t('field.product.categoryId')} required error={error}>
          <Combobox
            options={categoryPaths(items).filter(({ assignable }) => assignable)}
            value={order.categoryId}
            onChange={(categoryId) => set({ categoryId })}
            placeholder={t('products.category.placeholder')}
            texts={texts}
          />
        </Field>
      );
    case 'active':
      return (
        <Segments
          label={t('field.product.active')}
          value={order.active ? 'true' : 'false'}
          options={(['true', 'false'] as const).map((value) => ({
            value,
            name: t(`bulk.active.${value}`),
            face: t(`bulk.active.${value}`),
          }))}
          onChange={(value) => set({ active: value === 'true' })}
        />
      );
    case 'reorderPoint':
      return (
        <Field label={t('field.product.reorderPoint')} hint={t('bulk.reorderPoint.hint')}>
          <NumberInput value={order.reorderPoint} onChange={(reorderPoint) => set({ reorderPoint })} max={1_000_000} />
        </Field>
      );
    default:
      return order.kind satisfies never;
  }
}
