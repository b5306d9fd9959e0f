import { Field } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { toasts } from '../page/toasts.ts';
import { FieldInput } from '../resource/form/FieldInput.tsx';
import { differing } from '../resource/form/formValues.ts';
import type { ActionField, Values } from './action.ts';
import { ActionFrame } from './ActionFrame.tsx';
import { readFields } from './readFields.ts';
import { useActionRun, type ActionDialogProps } from './useActionRun.ts';

/** The open dialog of an action: a form if the action has fields, otherwise a question. */
export function ActionDialog<Of, Answer>(props: ActionDialogProps<Of, Answer>) {
  return props.action.fields === undefined ? <Question {...props} /> : <Form {...props} />;
}

function Question<Of, Answer>(props: ActionDialogProps<Of, Answer>) {
  const { action, onClose } = props;
  const t = useTranslate();
  const problems = useProblem();
  const { textOf, mutation, run, approvalDialog } = useActionRun(props);
  const confirm = () =>
    run({}, (problem) => {
      toasts.show({ tone: 'bad', text: problems.message(problem) });
      onClose();
    });
  return (
    <>
      <ConfirmDialog
        open
        tone={action.tone === 'danger' ? 'danger' : 'neutral'}
        title={textOf(action.title)}
        text={action.text && textOf(action.text)}
        confirmLabel={textOf(action.confirm)}
        cancelLabel={t(action.cancel ?? 'form.cancel')}
        busy={mutation.busy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
      {approvalDialog}
    </>
  );
}

function Form<Of, Answer>(props: ActionDialogProps<Of, Answer>) {
  const { action, of, onClose } = props;
  const problems = useProblem();
  const { context, textOf, mutation, run, approvalDialog } = useActionRun(props);
  const fields = Object.entries<ActionField<Of, unknown>>(action.fields ?? {});
  const [initial] = useState<Values>(() =>
    Object.fromEntries(fields.map(([name, field]) => [name, field.initial?.(of, context) ?? null])),
  );
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const shown = fields.filter(([, { when }]) => when?.(of, values) ?? true);
  const { input, errors } = readFields(shown, values, (field, value) => field.check?.(value, of, context));
  const serverErrors = problems.fields(mutation.problem?.fields ?? {});
  const readOnly = mutation.busy || mutation.unsure;

  const errorOf = (name: string, field: ActionField<Of, unknown>): string | undefined => {
    const error = tried ? errors[name] : undefined;
    if (error === undefined) return serverErrors[name];
    if (typeof error === 'string') return error;
    const missing = 'schema' in field && error.code === 'required' ? field.missing : undefined;
    return missing === undefined ? problems.field(error) : context.t(missing);
  };
  const entered = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const submit = () => {
    setTried(true);
    if (Object.keys(errors).length === 0) void run(input);
  };
  const { icon, tone, size, unsure, cancel, closeLabel } = action;
  return (
    <ActionFrame
      {...{ icon, tone, size, unsure, cancel, closeLabel, mutation, onClose }}
      title={textOf(action.title, entered)}
      text={action.text && textOf(action.text, entered)}
      confirm={textOf(action.confirm, entered)}
      dirty={differing(initial, values).length > 0}
      fieldNames={shown.flatMap(([name, field]) => ('input' in field ? [name, ...(field.parts ?? [])] : [name]))}
      onSubmit={submit}
      above={approvalDialog}
    >
      {shown.map(([name, field]) => {
        const error = errorOf(name, field);
        const control = {
          value: values[name],
          onChange: (value: unknown) => setValues((before) => ({ ...before, [name]: value })),
          readOnly,
        };
        if ('input' in field) {
          return <field.input key={name} {...control} {...{ of, error, serverErrors, tried }} />;
        }
        return (
          <Field
            key={name}
            label={textOf(field.label, entered)}
            hint={field.hint && textOf(field.hint, entered)}
            required={field.schema.field.required}
            error={error}
          >
            <FieldInput
              {...control}
              {...field.range?.(context)}
              field={field.schema.field}
              rows={field.rows}
              radio={field.radio}
              options={field.options?.(of)}
              choice={(value) => field.option?.(value, context) ?? value}
            />
          </Field>
        );
      })}
    </ActionFrame>
  );
}
