import { labelSizes } from '@tilldesk/domain/products';
import {
  baudRates,
  drawerPins,
  labelConnections,
  labelDensities,
  labelLanguages,
  paperColumns,
  paperCuts,
  printerCodePages,
  printerConnections,
  printerLanguages,
} from '@tilldesk/domain/hardware';
import { Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { placeOf } from '../../resource/placeOf.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { HardwareFormState } from './useHardwareForm.ts';

/** The fields with a fixed list of options. */
const choices = {
  connection: printerConnections,
  baudRate: baudRates,
  language: printerLanguages,
  columns: paperColumns,
  codePage: printerCodePages,
  cut: paperCuts,
  drawerPin: drawerPins,
  labelSize: labelSizes,
  labelConnection: labelConnections,
  labelBaudRate: baudRates,
  labelLanguage: labelLanguages,
  labelDensity: labelDensities,
} as const;

/** Fields whose options have the same labels as those of another field. */
const fieldKeys: Partial<Record<keyof typeof choices, string>> = { labelBaudRate: 'baudRate' };

type HardwareInputProps = {
  form: HardwareFormState;
  name: keyof typeof choices;
  hint?: string;
  /** Returns whether this browser supports an option. @default all options */
  offers?: (value: string) => boolean;
};

/** Select input for one field of the form. */
export function HardwareInput({ form, name, hint, offers = () => true }: HardwareInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const problems = useProblem();
  const fieldError = form.problems[name];
  const options: readonly string[] = choices[name];
  return (
    <Field
      id={placeOf(name)}
      label={t(`hardware.field.${name}`)}
      error={fieldError && problems.field(fieldError)}
      hint={hint}
      required
    >
      <Select
        options={options
          .filter(offers)
          .map((id) => ({ id, label: t.ifKnown(`hardware.${fieldKeys[name] ?? name}.${id}`) ?? id }))}
        value={form.values[name]}
        onChange={(id) => form.set(name, id)}
        texts={texts}
      />
    </Field>
  );
}
