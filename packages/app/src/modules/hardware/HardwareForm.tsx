import { workstation } from '@tilldesk/domain/hardware';
import { Card, Field } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { FieldInput } from '../../resource/form/FieldInput.tsx';
import { Fields } from '../../resource/form/Form.styles.ts';
import { placeOf } from '../../resource/placeOf.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SettingsFrame } from '../../settings/SettingsFrame.tsx';
import { LabelCard } from './LabelCard.tsx';
import { PrinterCard } from './PrinterCard.tsx';
import type { HardwareField, HardwareFormState } from './useHardwareForm.ts';

type HardwareFormProps = {
  form: HardwareFormState;
  /** The id of this browser's saved workstation; null before the first save. */
  ownId: string | null;
  /** Rendered below the fields. */
  children: ReactNode;
};

/** Form for how this browser prints. */
export function HardwareForm({ form, ownId, children }: HardwareFormProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { name } = form.problems;
  return (
    <SettingsFrame form={form} labelOf={(path) => (isField(path) ? t(`hardware.field.${path}`) : undefined)}>
      <Card title={t('hardware.place')} hint={t('hardware.place.hint')}>
        <Fields>
          <Field
            id={placeOf('name')}
            label={t('hardware.field.name')}
            error={name && problems.field(name)}
            required
            data-span="all"
          >
            <FieldInput
              field={workstation.fields.name.field}
              value={form.values.name}
              onChange={(value) => form.set('name', value)}
              choice={String}
            />
          </Field>
        </Fields>
      </Card>
      <PrinterCard form={form} ownId={ownId} />
      <LabelCard form={form} />
      {children}
    </SettingsFrame>
  );
}

const isField = (path: string): path is HardwareField => path in workstation.fields;
