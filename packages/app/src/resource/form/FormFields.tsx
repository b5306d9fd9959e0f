import { Card, Checkbox, Field } from '@tilldesk/ui';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldInput } from './FieldInput.tsx';
import { Fields } from './Form.styles.ts';
import { fieldAt } from './formValues.ts';
import { placeOf } from '../placeOf.ts';
import type { Form, VersionedRecord, Resource, Section } from '../resource.ts';
import type { FormState } from './useForm.ts';
import { useNounLabels } from '../useResourceTexts.ts';

type FormFieldsProps<R extends VersionedRecord> = {
  resource: Resource<R>;
  form: Form<R>;
  state: FormState<R>;
  record: R | null;
};

/** The sections of a form, each with its fields. */
export function FormFields<R extends VersionedRecord>({ form, ...rest }: FormFieldsProps<R>) {
  const t = useTranslate();
  return form.sections.map((section) => (
    <Card key={section.title} title={t(section.title)} hint={section.about && t(section.about)}>
      <SectionFields section={section} form={form} {...rest} />
    </Card>
  ));
}

/** The fields of one section of a form. */
export function SectionFields<R extends VersionedRecord>({
  section: { fields, combined },
  ...rest
}: FormFieldsProps<R> & { section: Section<string> }) {
  return (
    <Fields>
      {fields.map((name) => {
        if (!combined?.fields.includes(name)) return <OneField key={name} name={name} {...rest} />;
        return (
          name === combined.fields[0] && <Several key={name} {...combined} state={rest.state} record={rest.record} />
        );
      })}
    </Fields>
  );
}

type SeveralProps<R> = NonNullable<Section<string>['combined']> & { state: FormState<R>; record: R | null };

/** Fields that one input edits. */
function Several<R extends VersionedRecord>({ fields, input: Input, state, record }: SeveralProps<R>) {
  const problems = useProblem();
  const fieldErrors = Object.entries(state.problems).flatMap(([path, problem]) => {
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
        errors={Object.fromEntries(fieldErrors)}
        record={record}
        discard={state.discard}
        fieldIds={Object.fromEntries(fields.map((name) => [name, placeOf(name)]))}
      />
    </div>
  );
}

function OneField<R extends VersionedRecord>({
  name,
  resource,
  form,
  state,
  record,
}: FormFieldsProps<R> & { name: string }) {
  const t = useTranslate();
  const labels = useNounLabels(resource.entity.name);
  const problems = useProblem();
  const field = resource.entity.fields[name]?.field;
  if (field === undefined) return null;

  const CustomInput = form.inputs?.[name];
  const hint = form.hints?.[name];
  const fieldErrors = Object.entries(state.problems).find(([path]) => fieldAt(path) === name)?.[1];
  const value = state.values[name];
  const onChange = (next: unknown) => state.set(name, next);
  if (field.kind === 'flag' && !CustomInput) {
    return (
      <div id={placeOf(name)}>
        <Checkbox label={labels.field(name)} hint={hint && t(hint)} checked={value === true} onChange={onChange} />
      </div>
    );
  }
  return (
    <Field
      id={placeOf(name)}
      data-span={field.kind === 'longText' || field.kind === 'list' ? 'all' : undefined}
      label={labels.field(name)}
      hint={hint && t(hint)}
      error={fieldErrors && problems.field(fieldErrors)}
      required={field.required && field.kind !== 'list'}
    >
      {CustomInput ? (
        <CustomInput value={value} onChange={onChange} record={record} />
      ) : (
        <FieldInput field={field} value={value} onChange={onChange} choice={(option) => labels.choice(name, option)} />
      )}
    </Field>
  );
}
