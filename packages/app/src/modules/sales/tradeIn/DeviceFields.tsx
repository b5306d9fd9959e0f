import { grades, lockStatuses } from '@tilldesk/domain/inventory';
import { Button, Checkbox, Field, NumberInput, Strip, Text, TextInput } from '@tilldesk/ui';
import { AsyncSelect, Select } from '@tilldesk/ui/select';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { loadTradeInProducts, pickedProduct } from './tradeIn.wiring.ts';
import { Part } from './TradeIn.styles.ts';
import type { TradeInController } from './useTradeInEntry.ts';

const tones = { unknown: 'neutral', here: 'bad', sold: 'accent', gone: 'accent' } as const;

/** Fields for the device, its history in the store and its condition. */
export function DeviceFields({ controller }: { controller: TradeInController }) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { entry, change, read, known, fieldErrors, leaveCode } = controller;
  const { offered } = read;
  const hasInvalidCheckDigit = entry.code !== '' && read.hasInvalidCheckDigit;
  return (
    <Part aria-label={t('tradeIn.device')}>
      <Text as="h3" weight="strong">
        {t('tradeIn.device')}
      </Text>
      <Fields>
        <Field
          data-span="all"
          required
          label={t('tradeIn.code')}
          hint={t('tradeIn.code.hint')}
          error={fieldErrors.get('code')}
        >
          <TextInput
            icon="barcode"
            data-scan="fill"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={40}
            maxLengthText={t('form.maxLength')}
            value={entry.code}
            onChange={(code) => change({ code, isConfirmed: false })}
            onBlur={leaveCode}
          />
        </Field>
      </Fields>
      {hasInvalidCheckDigit && (
        <Strip
          role="status"
          tone="warn"
          end={
            offered !== null && (
              <Button size="s" onClick={() => change({ code: offered })}>
                {t('tradeIn.code.offered', { code: offered })}
              </Button>
            )
          }
        >
          {t('tradeIn.code.invalidCheckDigit')}
        </Strip>
      )}
      {hasInvalidCheckDigit && offered === null && (
        <Checkbox
          label={t('tradeIn.code.confirm')}
          checked={entry.isConfirmed}
          onChange={(isConfirmed) => change({ isConfirmed })}
        />
      )}
      {known && (
        <Strip role="status" tone={tones[known.status]}>
          {known.status === 'sold' && known.invoice !== null
            ? t('tradeIn.known.soldOn', { number: known.invoice.number })
            : t(`tradeIn.known.${known.status}`)}
        </Strip>
      )}
      <Fields>
        <Field data-span="all" required label={t('tradeIn.product')} error={fieldErrors.get('product')}>
          <AsyncSelect
            icon="search"
            load={loadTradeInProducts}
            texts={texts}
            placeholder={t('tradeIn.product.find')}
            value={entry.product && { id: entry.product.id, label: entry.product.name }}
            onChange={(option) => change({ product: pickedProduct(option) })}
          />
        </Field>
        <Field label={t('tradeIn.color')}>
          <TextInput
            value={entry.color}
            maxLength={30}
            maxLengthText={t('form.maxLength')}
            onChange={(color) => change({ color })}
          />
        </Field>
        <Field label={t('tradeIn.storage')}>
          <TextInput
            value={entry.storage}
            maxLength={20}
            maxLengthText={t('form.maxLength')}
            onChange={(storage) => change({ storage })}
          />
        </Field>
        <Field required label={t('tradeIn.grade')} error={fieldErrors.get('grade')}>
          <Select
            options={grades.map((id) => ({ id, label: t(`tradeIn.grade.${id}`) }))}
            texts={texts}
            value={entry.grade}
            onChange={(id) => change({ grade: grades.find((one) => one === id) ?? null })}
          />
        </Field>
        <Field label={t('tradeIn.battery')}>
          <NumberInput
            value={entry.batteryHealth}
            max={100}
            unit="%"
            onChange={(batteryHealth) => change({ batteryHealth })}
          />
        </Field>
        <Field label={t('tradeIn.lock')}>
          <Select
            options={lockStatuses.map((id) => ({ id, label: t(`tradeIn.lock.${id}`) }))}
            texts={texts}
            value={entry.lockStatus}
            onChange={(id) => change({ lockStatus: lockStatuses.find((one) => one === id) ?? 'unknown' })}
          />
        </Field>
        <Field label={t('tradeIn.notes')}>
          <TextInput
            value={entry.notes}
            maxLength={500}
            maxLengthText={t('form.maxLength')}
            onChange={(notes) => change({ notes })}
          />
        </Field>
      </Fields>
    </Part>
  );
}
