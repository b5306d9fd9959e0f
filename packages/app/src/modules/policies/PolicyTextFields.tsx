import { refundPolicy, type PolicyTexts } from '@tilldesk/domain/policies';
import { Card, Field } from '@tilldesk/ui';
import { Stack } from '../../page/flow.styles.ts';
import { FieldInput } from '../../resource/form/FieldInput.tsx';
import { placeOf } from '../../resource/placeOf.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { SettingsForm } from '../../settings/useSettings.ts';

type PolicyTextFieldsProps = {
  values: PolicyTexts;
  problems: SettingsForm<unknown>['problems'];
  onChange: (change: Partial<PolicyTexts>) => void;
};

/** Fields for the text of a policy in each language. */
export function PolicyTextFields({ values, problems, onChange }: PolicyTextFieldsProps) {
  const t = useTranslate();
  const problemTexts = useProblem();
  return (
    <Card title={t('policies.text')} hint={t('policies.text.hint')}>
      <Stack>
        {(['textEn', 'textEs'] as const).map((name) => (
          <Field
            key={name}
            id={placeOf(name)}
            label={t(`policies.field.${name}`)}
            error={problems[name] && problemTexts.field(problems[name])}
          >
            <FieldInput
              field={refundPolicy.fields[name].field}
              value={values[name]}
              onChange={(text) => onChange({ [name]: text === '' ? null : text })}
              choice={String}
            />
          </Field>
        ))}
      </Stack>
    </Card>
  );
}
