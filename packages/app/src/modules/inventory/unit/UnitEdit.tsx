import { conditions } from '@tilldesk/domain/products';
import { grades, lockStatuses, type UnitDetails } from '@tilldesk/domain/inventory';
import { DateInput, Field, MoneyInput, NumberInput, Tag, TextArea, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { Row } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { Pair } from '../inventory.styles.ts';
import { useUnitEdit } from './useUnitEdit.ts';

/** Dialog that edits a unit: its appearance, condition, price, cost, and other codes. */
export function UnitEdit({ unit, onClose }: { unit: UnitDetails; onClose: () => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const { locale } = useIntl();
  const { money } = useFormats();
  const { store } = useSession();
  const { facts, change, codes, setCodes, identifiers, dirty, work, save } = useUnitEdit(unit, onClose);
  const fieldErrors = problems.fields(work.problem?.fields ?? {});
  const ofCodes = Object.entries(fieldErrors).find(([path]) => path.startsWith('identifiers'))?.[1];
  const text = (name: 'color' | 'storage' | 'carrier', max: number) => (
    <Field label={t(`field.unit.${name}`)} error={fieldErrors[name]}>
      <TextInput
        value={facts[name] ?? ''}
        maxLength={max}
        maxLengthText={t('form.maxLength')}
        onChange={(typed) => change({ [name]: typed === '' ? null : typed })}
      />
    </Field>
  );
  return (
    <ActionFrame
      size="l"
      title={t('inventory.unit.edit')}
      text={`${unit.productName} · ${unit.code}`}
      confirm={t('inventory.unit.save')}
      cancel="inventory.cancel"
      closeLabel="inventory.cancel"
      mutation={work}
      dirty={dirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Pair>
        <Field label={t('field.unit.condition')} error={fieldErrors['condition']}>
          <Select
            options={conditions.map((id) => ({ id, label: t(`inventory.condition.${id}`) }))}
            value={facts.condition}
            onChange={(id) => change({ condition: conditions.find((one) => one === id) ?? null })}
          />
        </Field>
        <Field label={t('field.unit.grade')} error={fieldErrors['grade']}>
          <Select
            clearable
            placeholder={t('list.absent')}
            options={grades.map((id) => ({ id, label: id }))}
            value={facts.grade}
            onChange={(id) => change({ grade: grades.find((one) => one === id) ?? null })}
            onClear={() => change({ grade: null })}
          />
        </Field>
        {text('color', 30)}
        {text('storage', 20)}
        <Field label={t('field.unit.batteryHealth')} error={fieldErrors['batteryHealth']}>
          <NumberInput
            value={facts.batteryHealth}
            max={100}
            unit="%"
            onChange={(batteryHealth) => change({ batteryHealth })}
          />
        </Field>
        {text('carrier', 40)}
        <Field label={t('field.unit.lockStatus')} error={fieldErrors['lockStatus']}>
          <Select
            options={lockStatuses.map((id) => ({ id, label: t(`inventory.lock.${id}`) }))}
            value={facts.lockStatus}
            onChange={(id) => change({ lockStatus: lockStatuses.find((one) => one === id) ?? 'unknown' })}
          />
        </Field>
        <Field
          label={t('field.unit.ownPrice')}
          hint={facts.ownPrice === null ? t('inventory.unit.listPrice', { price: money(unit.price) }) : undefined}
          error={fieldErrors['ownPrice']}
        >
          <MoneyInput
            value={facts.ownPrice}
            currency={store.defaultCurrency}
            locale={locale}
            onChange={(ownPrice) => change({ ownPrice })}
          />
        </Field>
        <Field label={t('field.unit.vendorWarrantyUntil')} error={fieldErrors['vendorWarrantyUntil']}>
          <DateInput
            value={facts.vendorWarrantyUntil ?? ''}
            onChange={(day) => change({ vendorWarrantyUntil: day === '' ? null : day })}
          />
        </Field>
      </Pair>
      <Field label={t('inventory.unit.codes')} hint={t('inventory.unit.codes.hint')} error={ofCodes}>
        <TextArea rows={3} maxLength={400} maxLengthText={t('form.maxLength')} value={codes} onChange={setCodes} />
      </Field>
      <Row>
        {identifiers.map(({ type, value }) => (
          <Tag key={value}>{`${t(`choice.identifier.${type}`)} · ${value}`}</Tag>
        ))}
      </Row>
      <Field label={t('field.unit.notes')} error={fieldErrors['notes']}>
        <TextArea
          rows={3}
          maxLengthText={t('form.maxLength')}
          value={facts.notes ?? ''}
          onChange={(notes) => change({ notes: notes === '' ? null : notes })}
        />
      </Field>
    </ActionFrame>
  );
}
