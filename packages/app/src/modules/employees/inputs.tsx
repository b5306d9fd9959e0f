import { employees, type Employee } from '@tilldesk/domain/employees';
import { MultiSelect, Select } from '@tilldesk/ui/select';
import type { FieldInputProps, VersionedRecord } from '../../resource/resource.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useNounLabels } from '../../resource/useResourceTexts.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';

type Option = { id: string; label: string };

const useOptions = () => useAnswer(employees.options, {}, { watch: ['roles', 'stores'] }).data;
const labelled = ({ id, name }: { id: string; name: string }): Option => ({ id, label: name });
/** Returns the options, preceded by the current values: these are shown even if the user may not assign them. */
const withCurrent = (options: readonly Option[], own: readonly Option[]): Option[] => [
  ...own.filter(({ id }) => options.every((option) => option.id !== id)),
  ...options,
];
const personOf = (record: VersionedRecord | null) => record as Employee | null;

function OneOf({ value, onChange, options }: FieldInputProps & { options: readonly Option[] }) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const chosen = typeof value === 'string' ? value : '';
  return <Select options={options} placeholder={t('form.choose')} texts={texts} value={chosen} onChange={onChange} />;
}

/** Input for the user type; offers the types that the signed-in user may assign. */
export function UserTypeInput(props: FieldInputProps) {
  const labels = useNounLabels('employee');
  const types = useOptions()?.userTypes ?? [];
  const option = (id: string) => ({ id, label: labels.choice('userType', id) });
  const own = typeof props.value === 'string' ? [option(props.value)] : [];
  return <OneOf {...props} options={withCurrent(types.map(option), own)} />;
}

/** Input for the role; offers the roles that the signed-in user may assign. */
export function RoleInput(props: FieldInputProps) {
  const person = personOf(props.record);
  const roles = useOptions()?.roles ?? [];
  const own = person ? [{ id: person.roleId, label: person.roleName }] : [];
  return <OneOf {...props} options={withCurrent(roles.map(labelled), own)} />;
}

/** Input for the stores that the employee works in. */
export function StoresInput({ value, onChange, record }: FieldInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const person = personOf(record);
  const { store } = useSession();
  const stores = useOptions()?.stores ?? [{ id: store.id, name: store.storeName }];
  const own = person ? person.storeIds.map((id, at) => ({ id, label: person.storeNames[at] ?? '' })) : [];
  return (
    <MultiSelect
      options={withCurrent(stores.map(labelled), own)}
      placeholder={t('form.choose')}
      texts={texts}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
    />
  );
}

/** Input for whether the employee may sign in. */
export function StatusInput({ value, onChange, record }: FieldInputProps) {
  const labels = useNounLabels('employee');
  const options = ['true', 'false'].map((id) => ({ id, label: labels.choice('active', id) }));
  return <OneOf value={String(value)} record={record} options={options} onChange={(id) => onChange(id === 'true')} />;
}
