import { Card, Checkbox, Field } from '@tilldesk/ui';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { FieldInput } from './FieldInput.tsx';
import { Fields } from './Form.styles.ts';
import { fieldAt } from './formValues.ts';
import { placeOf } from './placeOf.ts';
import type { Form, Kept, Resource, Section } from './resource.ts';
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
  return form.sections.map((section) => (
    <Card key={section.title} title={say(section.title)} hint={section.about && say(section.about)}>
      <SectionFields section={section} form={form} {...rest} />
    </Card>
  ));
}

/** The fields of one section of a form. */
export function SectionFields<R extends Kept>({
  section: { fields, together },
  ...rest
}: FormFieldsProps<R> & { section: Section<string> }) {
  return (
    <Fields>
      {fields.map((name) => {
        if (!together?.fields.includes(name)) return <OneField key={name} name={name} {...rest} />;
        return (
          name === together.fields[0] && <Several key={name} {...together} state={rest.state} record={rest.record} />
        );
      })}
    </Fields>
  );
}

type SeveralProps<R> = NonNullable<Section<string>['together']> & { state: FormState<R>; record: R | null };

/** Fields that one input draws. */
function Several<R extends Kept>({ fields, input: Input, state, record }: SeveralProps<R>) {
  const problems = useProblem();
  const wrong = Object.entries(state.problems).flatMap(([path, problem]) => {
    const text = problems.field(problem);
    return [
      [fieldAt(path), text],
      [path, text],
    ];
  });
  return (
    <div data-span="all">
      <Input
        values={state.values}
        onChange={(changes) => {
          for (const [name, value] of Object.entries(changes)) {
            if ((state.values[name] ?? '') !== (value ?? '')) state.set(name, value);
          }
        }}
        errors={Object.fromEntries(wrong)}
        record={record}
        discard={state.discard}
        fieldIds={Object.fromEntries(fields.map((name) => [name, placeOf(name)]))}
      />
    </div>
  );
}

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
