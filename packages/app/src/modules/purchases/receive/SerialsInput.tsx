import { Badge, Button, Checkbox, Field, Text, TextArea } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Listed } from '../purchases.styles.ts';
import { FileText } from './FileText.tsx';
import type { PastedRow } from './manifestText.ts';
import { countErrors, type RowResult, type Serials } from './useSerials.ts';

/** The maximum number of invalid rows shown; the rest appears after these are corrected. */
const SHOWN = 100;
const TEXT_MAX = 200_000;

export type SerialsInputProps = {
  serials: Serials;
  /** The results of the rows, from the server or from local checks. */
  results: readonly RowResult[];
};

/** Input for serials, typed, scanned or from a file; shows the errors of each row. */
export function SerialsInput({ serials, results }: SerialsInputProps) {
  const t = useTranslate();
  const { lines, lineId, setLine, text, setText, accepted, setAccepted, pasted, rows } = serials;
  const { invalidCheckDigit: unusual, bad } = countErrors(results);
  const fieldError = results.flatMap((row, index) => {
    const line = pasted[index];
    return line === undefined || row.result === 'ok' ? [] : [{ ...row, line }];
  });
  return (
    <Stack>
      {lines.length > 1 && (
        <Field label={t('purchases.manifest.line')} hint={t('purchases.manifest.lineHint')}>
          <Select
            options={lines.map(({ id, description }) => ({ id, label: description }))}
            value={lineId}
            onChange={setLine}
          />
        </Field>
      )}
      <Field label={t('purchases.manifest.codes')} hint={t('purchases.manifest.codesHint')} required>
        <TextArea
          rows={10}
          data-scan="accept"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={TEXT_MAX}
          maxLengthText={t('form.maxLength')}
          counterText={() => t('purchases.manifest.count', { count: rows.length })}
          value={text}
          onChange={setText}
        />
      </Field>
      <FileText label={t('purchases.manifest.file')} onText={setText} />
      <Row role="status">
        {rows.length > 0 && (
          <>
            <Badge tone="ok">{t('purchases.manifest.right', { count: rows.length - fieldError.length })}</Badge>
            {unusual > 0 && <Badge tone="warn">{t('purchases.manifest.invalidCheckDigit', { count: unusual })}</Badge>}
            {bad > 0 && <Badge tone="bad">{t('purchases.manifest.wrong', { count: bad })}</Badge>}
          </>
        )}
      </Row>
      {fieldError.length > 0 && (
        <Listed>
          {fieldError.slice(0, SHOWN).map(({ line, result, code, suggestedImei }) => (
            <Text as="li" key={line.at} size="s" tone={result === 'invalidCheckDigit' ? 'warn' : 'bad'}>
              <Text weight="medium">{t('purchases.manifest.at', { line: line.at })}</Text>{' '}
              {t(`purchases.manifest.result.${result}`, { code })}{' '}
              {suggestedImei !== null && (
                <Button size="s" tone="quiet" onClick={() => setText(corrected(text, line, code, suggestedImei))}>
                  {t('purchases.scan.useOffered', { code: suggestedImei })}
                </Button>
              )}
            </Text>
          ))}
        </Listed>
      )}
      {unusual > 0 && <Checkbox label={t('purchases.manifest.accept')} checked={accepted} onChange={setAccepted} />}
    </Stack>
  );
}

/** Returns the text with the code of one row replaced by the full code. */
function corrected(text: string, { at }: PastedRow, code: string, suggestedImei: string): string {
  const rows = text.split(/\r\n|\n|\r/);
  return rows.map((row, index) => (index === at - 1 ? writtenOver(row, code, suggestedImei) : row)).join('\n');
}

const writtenOver = (row: string, code: string, suggestedImei: string): string =>
  row.includes(code) ? row.replace(code, suggestedImei) : suggestedImei;
