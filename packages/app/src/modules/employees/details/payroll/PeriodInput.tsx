import { payroll, type Employee } from '@tilldesk/domain/employees';
import type { DayRange } from '@tilldesk/domain/time';
import { Alert, DateInput, Field } from '@tilldesk/ui';
import type { ActionInputProps } from '../../../../actions/action.ts';
import { useAnswer } from '../../../../api/useAnswer.ts';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useProblem } from '../../../../i18n/useProblem.ts';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { Stack } from '../../../../page/flow.styles.ts';
import { Fields } from '../../../../resource/form/Form.styles.ts';
import { PayLines } from './PayLines.tsx';

/** The days of a payment, with what the employee earned in them. */
export function PeriodInput({ of: { employee }, value, onChange, serverErrors, readOnly }: PeriodInputProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { money } = useFormats();
  const { from, to } = value;
  const isWhole = from !== '' && to !== '';
  const { data, problem } = useAnswer(
    payroll.preview,
    isWhole ? { params: { id: employee.id }, query: { from, to } } : null,
    { watch: ['clock', 'payroll', 'employees'] },
  );
  return (
    <Stack>
      <Fields>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(`employees.payroll.${name}`)} required error={serverErrors[name]}>
            <DateInput
              value={value[name]}
              readOnly={readOnly}
              onChange={(day) => onChange({ ...value, [name]: day })}
            />
          </Field>
        ))}
      </Fields>
      {problem && !data && <Alert tone="warn">{problems.message(problem)}</Alert>}
      {data && (
        <>
          <PayLines lines={data.lines} />
          <Alert>{t('employees.payroll.earned', { amount: money(data.net) })}</Alert>
        </>
      )}
    </Stack>
  );
}

type PeriodInputProps = ActionInputProps<{ employee: Employee; period: DayRange | null }, DayRange>;
