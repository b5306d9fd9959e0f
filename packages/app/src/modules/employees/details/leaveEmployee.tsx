import { employees, type Employee } from '@tilldesk/domain/employees';
import { Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { action, type Action, type ActionInputProps } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';

/** The option without a colleague: a select has no empty value. */
const NO_COLLEAGUE = 'none';

/** Records that an employee has left; a colleague can take over their drafts, quotes and chats. */
export const leaveEmployee: Action<Employee> = action({
  title: 'employees.leave.title',
  text: 'employees.leave.text',
  confirm: 'employees.leave.do',
  cancel: 'employees.cancel',
  tone: 'danger',
  values: ({ name }) => ({ name }),
  fields: { handOverTo: { input: ColleagueInput, initial: () => NO_COLLEAGUE } },
  send: ({ id }, { handOverTo }) =>
    call(employees.leave, { params: { id }, body: { handOverTo: handOverTo === NO_COLLEAGUE ? null : handOverTo } }),
  done: 'employees.leave.done',
  refresh: ['employees', 'invoices'],
});

function ColleagueInput({
  of: { id: leaverId },
  value,
  onChange,
  error,
  readOnly,
}: ActionInputProps<Employee, string>) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { data } = useAnswer(employees.list, { query: { active: 'true', limit: 500 } });
  const colleagues = data?.items.filter(({ id }) => id !== leaverId).map(({ id, name }) => ({ id, label: name })) ?? [];
  return (
    <Field label={t('employees.leave.handOver')} hint={t('employees.leave.handOver.hint')} error={error}>
      <Select
        options={[{ id: NO_COLLEAGUE, label: t('employees.leave.noColleague') }, ...colleagues]}
        texts={texts}
        value={value}
        readOnly={readOnly}
        onChange={onChange}
      />
    </Field>
  );
}
