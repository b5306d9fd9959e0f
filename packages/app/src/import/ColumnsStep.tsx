import type { ImportJob, Importing, ColumnMapping } from '@tilldesk/domain/imports';
import { Alert, Field, Segments, Text } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Row, Stack } from '../page/flow.styles.ts';
import { useSelectTexts } from '../resource/form/useSelectTexts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Fields } from './import.styles.ts';
import { useLanguage } from './useLanguage.ts';

/** The user's settings for a file: column mapping and decimal separator. */
export type ImportMapping = { mapping: ColumnMapping; decimal: ImportJob['decimal'] };

export type ColumnsStepProps = {
  of: Importing;
  job: ImportJob;
  mapped: ImportMapping;
  onMappingChange: (mapped: ImportMapping) => void;
};

/** Shows the detected meaning of each column with its first values, and lets the user change it. */
export function ColumnsStep({ of, job, mapped, onMappingChange }: ColumnsStepProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const language = useLanguage();
  const nameOf = (key: string) => of.columns[key]?.headers[language][0] ?? key;
  const options = Object.keys(of.columns).map((id) => ({ id, label: nameOf(id) }));
  /** Each import field maps to one file column: selecting it here removes it from its earlier column. */
  const choose = (at: number, key: string | null) =>
    onMappingChange({
      ...mapped,
      mapping: mapped.mapping.map((now, index) => (index === at ? key : now === key ? null : now)),
    });
  // The index identifies a column, since headings may repeat.
  const columns = job.columns.map((column, at) => ({ ...column, at }));
  const isMatchable = of.matches.some((key) => mapped.mapping.includes(key));
  return (
    <Stack>
      <Text>{t('import.columns.about', { name: job.fileName, rows: job.rows })}</Text>
      {!isMatchable && (
        <Alert tone="warn">{t('import.columns.match', { columns: of.matches.map(nameOf).join(', ') })}</Alert>
      )}
      <Fields role="group" aria-label={t('import.columns.table')}>
        {columns.map(({ header, samples, at }) => (
          <Field
            key={at}
            label={header === '' ? t('import.columns.unnamed', { number: at + 1 }) : header}
            hint={<Text clip>{samples.join(' · ')}</Text>}
          >
            <Select
              options={options}
              value={mapped.mapping[at] ?? null}
              onChange={(key) => choose(at, key)}
              placeholder={t('import.columns.left')}
              clearable
              onClear={() => choose(at, null)}
              texts={texts}
            />
          </Field>
        ))}
      </Fields>
      <Field label={t('import.columns.decimal')}>
        <Row>
          <Segments
            label={t('import.columns.decimal')}
            value={mapped.decimal}
            options={[
              { value: '.', name: t('import.columns.point'), face: t('import.columns.point') },
              { value: ',', name: t('import.columns.comma'), face: t('import.columns.comma') },
            ]}
            onChange={(decimal) => onMappingChange({ ...mapped, decimal })}
          />
        </Row>
      </Field>
    </Stack>
  );
}
