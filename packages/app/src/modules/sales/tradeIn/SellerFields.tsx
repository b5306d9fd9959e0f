import { blacklistAnswers, documentKinds } from '@tilldesk/domain/tradeIns';
import { Checkbox, DateInput, Field, RadioGroup, Text, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { CustomerPicker } from '../../../customers/CustomerPicker.tsx';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Part } from './TradeIn.styles.ts';
import type { TradeInController } from './useTradeInEntry.ts';

/** Fields for the checks that decide whether the shop can buy the device. */
export function CheckFields({ controller: { entry, change, fieldErrors } }: { controller: TradeInController }) {
  const t = useTranslate();
  return (
    <Part aria-label={t('tradeIn.checks')}>
      <Text as="h3" weight="strong">
        {t('tradeIn.checks')}
      </Text>
      <Fields>
        <Field required label={t('tradeIn.blacklist')} error={fieldErrors.get('blacklist')}>
          <RadioGroup
            orientation="horizontal"
            choices={blacklistAnswers.map((id) => ({ id, label: t(`tradeIn.blacklist.${id}`) }))}
            value={entry.blacklist}
            onChange={(id) => change({ blacklist: blacklistAnswers.find((one) => one === id) ?? null })}
          />
        </Field>
        <Field label={t('tradeIn.blacklistReference')}>
          <TextInput
            value={entry.blacklistReference}
            maxLengthText={t('form.maxLength')}
            onChange={(blacklistReference) => change({ blacklistReference })}
          />
        </Field>
      </Fields>
      <Tick
        label={t('tradeIn.unlocked')}
        fieldError={fieldErrors.get('unlocked')}
        checked={entry.unlocked}
        onChange={(unlocked) => change({ unlocked })}
      />
    </Part>
  );
}

/** Fields for the seller and the ID document. */
export function SellerFields({ controller: { entry, change, fieldErrors } }: { controller: TradeInController }) {
  const t = useTranslate();
  const texts = useSelectTexts();
  return (
    <Part aria-label={t('tradeIn.seller')}>
      <Text as="h3" weight="strong">
        {t('tradeIn.seller')}
      </Text>
      <Fields>
        <Field required label={t('tradeIn.customer')} error={fieldErrors.get('customer')}>
          <CustomerPicker
            placeholder={t('tradeIn.customer.find')}
            value={entry.customer}
            onChange={(customer) => change({ customer })}
          />
        </Field>
        <Field required label={t('tradeIn.document')}>
          <Select
            options={documentKinds.map((id) => ({ id, label: t(`tradeIn.document.${id}`) }))}
            texts={texts}
            value={entry.documentKind}
            onChange={(id) => change({ documentKind: documentKinds.find((one) => one === id) ?? 'other' })}
          />
        </Field>
        <Field
          required
          label={t('tradeIn.document.number')}
          hint={t('tradeIn.document.hint')}
          error={fieldErrors.get('documentNumber')}
        >
          <TextInput
            autoComplete="off"
            value={entry.documentNumber}
            maxLength={40}
            maxLengthText={t('form.maxLength')}
            onChange={(documentNumber) => change({ documentNumber })}
          />
        </Field>
        <Field label={t('tradeIn.document.expires')} error={fieldErrors.get('documentExpires')}>
          <DateInput value={entry.documentExpires} onChange={(documentExpires) => change({ documentExpires })} />
        </Field>
      </Fields>
    </Part>
  );
}

type TickProps = {
  label: string;
  fieldError: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A required checkbox with its error below. */
export function Tick({ label, fieldError, checked, onChange }: TickProps) {
  return (
    <Checkbox
      label={label}
      hint={
        fieldError !== undefined && (
          <Text tone="bad" size="s">
            {fieldError}
          </Text>
        )
      }
      aria-invalid={fieldError !== undefined || undefined}
      checked={checked}
      onChange={onChange}
    />
  );
}
