import type { Carrier } from '@tilldesk/domain/activations';
import { Alert, Checkbox, Field, NumberInput, TextInput } from '@tilldesk/ui';
import { useState, type FormEvent } from 'react';
import type { Mutation } from '../../../api/useMutation.ts';
import { Fields, FormFrame } from '../../../resource/form/Form.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

type Form = Omit<Carrier, 'version'>;
export type CarrierFormProps = { id: string; start: Form; work: Mutation; onSave: (carrier: Form) => void };

/** Form for one carrier: its name, the format of its SIM numbers and its dealer codes for the store. */
export function CarrierForm({ id, start, work, onSave }: CarrierFormProps) {
  const t = useTranslate();
  const problems = useProblem();
  const [form, setForm] = useState({
    ...start,
    simPrefix: start.simPrefix ?? '',
    dealerCodes: start.dealerCodes.join(', '),
  });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<typeof form>) => {
    work.clearError();
    setForm({ ...form, ...part });
  };
  const rejected = problems.fields(work.problem?.fields ?? {});
  const isMissing = form.name.trim() === '';
  const required = problems.field({ code: 'required', message: '' });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    onSave({
      ...form,
      name: form.name.trim(),
      simPrefix: form.simPrefix.trim() || null,
      dealerCodes: form.dealerCodes.split(',').flatMap((code) => code.trim() || []),
    });
  };
  const text = { autoComplete: 'off', maxLengthText: t('form.maxLength') } as const;
  return (
    <FormFrame id={id} noValidate onSubmit={save}>
      {work.problem && Object.keys(rejected).length === 0 && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
      <Fields>
        <Field
          data-span="all"
          required
          label={t('activation.carriers.name')}
          error={tried && isMissing ? required : rejected['name']}
        >
          <TextInput {...text} maxLength={40} value={form.name} onChange={(name) => change({ name })} />
        </Field>
        <Field
          label={t('activation.carriers.prefix')}
          hint={t('activation.carriers.prefix.hint')}
          error={rejected['simPrefix']}
        >
          <TextInput
            {...text}
            inputMode="numeric"
            dir="ltr"
            maxLength={10}
            value={form.simPrefix}
            onChange={(simPrefix) => change({ simPrefix })}
          />
        </Field>
        <Field
          label={t('activation.carriers.length')}
          hint={t('activation.carriers.length.hint')}
          error={rejected['simLength']}
        >
          <NumberInput min={18} max={22} value={form.simLength} onChange={(simLength) => change({ simLength })} />
        </Field>
        <Field
          data-span="all"
          label={t('activation.carriers.codes')}
          hint={t('activation.carriers.codes.hint')}
          error={rejected['dealerCodes']}
        >
          <TextInput
            {...text}
            dir="ltr"
            maxLength={400}
            value={form.dealerCodes}
            onChange={(dealerCodes) => change({ dealerCodes })}
          />
        </Field>
      </Fields>
      <Checkbox
        label={t('activation.carriers.active')}
        checked={form.isActive}
        onChange={(isActive) => change({ isActive })}
      />
    </FormFrame>
  );
}
