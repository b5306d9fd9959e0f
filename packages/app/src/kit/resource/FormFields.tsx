import { Card, Checkbox, Field } from '@tilldesk/ui';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { FieldInput } from './FieldInput.tsx';
import { Fields } from './Form.styles.ts';
import { fieldAt } from './formValues.ts';
import type { Form, Kept, Resource } from './resource.ts';
import type { FormState } from './useForm.ts';
import { useWords } from './useWords.ts';

type FormFieldsProps<R extends Kept> = {
  resource: Resource<R>;
  form: Form<R>;
  state: FormState<R>;
  record: R | null;
};

/** The sections of a form, each with its fields. */
export function FormFields<R extends Kept>({ form, ...rest }: FormFieldsProps<R>) {
  const say = useSay();
  return form.sections.map(({ title, about, fields }) => (
    <Card key={title} title={say(title)} hint={about && say(about)}>
      <Fields>
        {fields.map((name) => (
          <OneField key={name} name={name} form={form} {...rest} />
        ))}
      </Fields>
    </Card>
  ));
}

/** Where a field stands on the page: what the summary's links lead to. */
export const placeOf = (name: string): string => `field-${name}`;

function OneField<R extends Kept>({ name, resource, form, state, record }: FormFieldsProps<R> & { name: string }) {
  const say = useSay();
  const words = useWords(resource.noun.name);
  const problems = useProblem();
  const field = resource.noun.fields[name]?.field;
  if (field === undefined) return null;

  const Own = form.inputs[name];
  const hint = form.hints[name];
  const wrong = Object.entries(state.problems).find(([path]) => fieldAt(path) === name)?.[1];
  const value = state.values[name];
  const onChange = (next: unknown) => state.set(name, next);
  if (field.kind === 'flag' && !Own) {
    return (
      <div id={placeOf(name)}>
        <Checkbox label={words.field(name)} hint={hint && say(hint)} checked={value === true} onChange={onChange} />
      </div>
    );
  }
  return (
    <Field
      id={placeOf(name)}
      data-span={field.kind === 'longText' || field.kind === 'list' ? 'all' : undefined}
      label={words.field(name)}
      hint={hint && say(hint)}
      error={wrong && problems.field(wrong)}
      required={field.required && field.kind !== 'list'}
    >
      {Own ? (
        <Own value={value} onChange={onChange} record={record} />
      ) : (
        <FieldInput field={field} value={value} onChange={onChange} choice={(word) => words.choice(name, word)} />
      )}
    </Field>
  );
}
