import { employees, type Employee } from '@tilldesk/domain/shop';
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
/** The options, and before them what the person has already: it is shown also where one may not give it oneself. */
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

/** The user type: one that the person who is signed in may give. */
export function UserTypeInput(props: FieldInputProps) {
  const labels = useNounLabels('employee');
  const types = useOptions()?.userTypes ?? [];
  const option = (id: string) => ({ id, label: labels.choice('userType', id) });
  const own = typeof props.value === 'string' ? [option(props.value)] : [];
  return <OneOf {...props} options={withCurrent(types.map(option), own)} />;
}

/** The role: one that the person who is signed in may give. */
export function RoleInput(props: FieldInputProps) {
  const person = personOf(props.record);
  const roles = useOptions()?.roles ?? [];
  const own = person ? [{ id: person.roleId, label: person.roleName }] : [];
  return <OneOf {...props} options={withCurrent(roles.map(labelled), own)} />;
}

/** The stores that the employee works in. */
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

/** Whether the employee may sign in. */
export function StatusInput({ value, onChange, record }: FieldInputProps) {
  const labels = useNounLabels('employee');
  const options = ['true', 'false'].map((id) => ({ id, label: labels.choice('active', id) }));
  return <OneOf value={String(value)} record={record} options={options} onChange={(id) => onChange(id === 'true')} />;
}
