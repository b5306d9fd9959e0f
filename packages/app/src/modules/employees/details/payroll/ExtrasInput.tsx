import type { PayExtra } from '@tilldesk/domain/employees';
import { Alert, Button, IconButton, MoneyInput, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import type { ActionInputProps } from '../../../../actions/action.ts';
import { newId } from '../../../../api/newId.ts';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { Row, Stack } from '../../../../page/flow.styles.ts';
import { useSelectTexts } from '../../../../resource/form/useSelectTexts.ts';
import { useSession } from '../../../../session/useSession.ts';
import { ExtraFields } from './Payroll.styles.ts';

/** A bonus or a deduction that is being entered. */
export type DraftExtra = Omit<PayExtra, 'amount'> & { key: string; amount: number | null };

const LABEL_MAX = 60;

/** The bonuses and deductions of a payment, each with a name and an amount. */
export function ExtrasInput({ value, onChange, error, tried, readOnly }: ActionInputProps<unknown, DraftExtra[]>) {
  const t = useTranslate();
  const add = (kind: DraftExtra['kind']) => onChange([...value, { key: newId(), kind, label: '', amount: null }]);
  return (
    <Stack role="group" aria-label={t('employees.payroll.extras')}>
      {value.map((extra, index) => (
        <ExtraInputs
          key={extra.key}
          number={index + 1}
          extra={extra}
          readOnly={readOnly}
          onChange={(part) => onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onRemove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      {tried && error !== undefined && <Alert tone="bad">{error}</Alert>}
      <Row>
        <Button size="s" icon="plus" disabled={readOnly} onClick={() => add('bonus')}>
          {t('employees.payroll.kind.bonus')}
        </Button>
        <Button size="s" icon="plus" disabled={readOnly} onClick={() => add('deduction')}>
          {t('employees.payroll.kind.deduction')}
        </Button>
      </Row>
    </Stack>
  );
}

type ExtraInputsProps = {
  number: number;
  extra: DraftExtra;
  readOnly: boolean;
  onChange: (part: Partial<DraftExtra>) => void;
  onRemove: () => void;
};

function ExtraInputs({ number, extra, readOnly, onChange, onRemove }: ExtraInputsProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { locale } = useIntl();
  const { defaultCurrency: currency } = useSession().store;
  const nameOf = (what: string) => t('employees.payroll.extra.field', { what, number });
  return (
    <ExtraFields>
      <Select
        aria-label={nameOf(t('employees.payroll.extra.kind'))}
        options={(['bonus', 'deduction'] as const).map((id) => ({ id, label: t(`employees.payroll.kind.${id}`) }))}
        texts={texts}
        value={extra.kind}
        readOnly={readOnly}
        onChange={(id) => onChange({ kind: id === 'bonus' ? 'bonus' : 'deduction' })}
      />
      <TextInput
        aria-label={nameOf(t('employees.payroll.extra.label'))}
        placeholder={t('employees.payroll.extra.label')}
        maxLength={LABEL_MAX}
        maxLengthText={t('form.maxLength')}
        value={extra.label}
        readOnly={readOnly}
        onChange={(label) => onChange({ label })}
      />
      <MoneyInput
        aria-label={nameOf(t('employees.payroll.extra.amount'))}
        currency={currency}
        locale={locale}
        value={extra.amount}
        readOnly={readOnly}
        onChange={(amount) => onChange({ amount })}
      />
      <IconButton
        icon="trash"
        label={nameOf(t('employees.payroll.extra.remove'))}
        disabled={readOnly}
        onClick={onRemove}
      />
    </ExtraFields>
  );
}
