import type { ImportJob, Importing, Mapping } from '@tilldesk/domain/stock';
import { Alert, Field, Segments, Text } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Row, Stack } from '../page/flow.styles.ts';
import { useSelectTexts } from '../resource/form/useSelectTexts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Fields } from './import.styles.ts';
import { useLanguage } from './useLanguage.ts';

/** What a person has told of a file. */
export type ColumnMapping = { mapping: Mapping; decimal: ImportJob['decimal'] };

export type ColumnsStepProps = {
  of: Importing;
  job: ImportJob;
  mapped: ColumnMapping;
  onMappingChange: (mapped: ColumnMapping) => void;
};

/** Shows what each column of the file was taken for, with its first values, and lets it be changed. */
export function ColumnsStep({ of, job, mapped, onMappingChange }: ColumnsStepProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const language = useLanguage();
  const nameOf = (key: string) => of.columns[key]?.headers[language][0] ?? key;
  const options = Object.keys(of.columns).map((id) => ({ id, label: nameOf(id) }));
  /** A column of the import is one of the file: chosen here, it is taken from where it stood. */
  const choose = (at: number, key: string | null) =>
    onMappingChange({
      ...mapped,
      mapping: mapped.mapping.map((now, index) => (index === at ? key : now === key ? null : now)),
    });
  // Its place in the file is what tells a column from its twins.
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
