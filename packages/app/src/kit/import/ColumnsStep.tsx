import type { ImportJob, Importing, Mapping } from '@tilldesk/domain/stock';
import { Alert, Field, Segments, Text } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Row, Stack } from '../page/flow.styles.ts';
import { useSelectTexts } from '../resource/useSelectTexts.ts';
import { useSay } from '../say/useSay.ts';
import { Fields } from './import.styles.ts';
import { useLanguage } from './useLanguage.ts';

/** What a person has told of a file. */
export type Told = { mapping: Mapping; decimal: ImportJob['decimal'] };

export type ColumnsStepProps = { of: Importing; job: ImportJob; told: Told; onTell: (told: Told) => void };

/** Shows what each column of the file was taken for, with its first values, and lets it be changed. */
export function ColumnsStep({ of, job, told, onTell }: ColumnsStepProps) {
  const say = useSay();
  const texts = useSelectTexts();
  const language = useLanguage();
  const nameOf = (key: string) => of.columns[key]?.headers[language][0] ?? key;
  const options = Object.keys(of.columns).map((id) => ({ id, label: nameOf(id) }));
  /** A column of the import is one of the file: chosen here, it is taken from where it stood. */
  const choose = (at: number, key: string | null) =>
    onTell({ ...told, mapping: told.mapping.map((now, index) => (index === at ? key : now === key ? null : now)) });
  // Its place in the file is what tells a column from its twins.
  const columns = job.columns.map((column, at) => ({ ...column, at }));
  const isTold = of.matches.some((key) => told.mapping.includes(key));
  return (
    <Stack>
      <Text>{say('import.columns.about', { name: job.fileName, rows: job.rows })}</Text>
      {!isTold && (
        <Alert tone="warn">{say('import.columns.match', { columns: of.matches.map(nameOf).join(', ') })}</Alert>
      )}
      <Fields role="group" aria-label={say('import.columns.table')}>
        {columns.map(({ header, samples, at }) => (
          <Field
            key={at}
            label={header === '' ? say('import.columns.unnamed', { number: at + 1 }) : header}
            hint={<Text clip>{samples.join(' · ')}</Text>}
          >
            <Select
              options={options}
              value={told.mapping[at] ?? null}
              onChange={(key) => choose(at, key)}
              placeholder={say('import.columns.left')}
              clearable
              onClear={() => choose(at, null)}
              texts={texts}
            />
          </Field>
        ))}
      </Fields>
      <Field label={say('import.columns.decimal')}>
        <Row>
          <Segments
            label={say('import.columns.decimal')}
            value={told.decimal}
            options={[
              { value: '.', name: say('import.columns.point'), face: say('import.columns.point') },
              { value: ',', name: say('import.columns.comma'), face: say('import.columns.comma') },
            ]}
            onChange={(decimal) => onTell({ ...told, decimal })}
          />
        </Row>
      </Field>
    </Stack>
  );
}
