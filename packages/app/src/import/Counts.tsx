import { importOutcomes, type ImportCounts } from '@tilldesk/domain/imports';
import { Stat } from '@tilldesk/ui';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Figures } from './import.styles.ts';

/** Shows the number of rows by outcome. */
export function Counts({ counts }: { counts: ImportCounts }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <Figures>
      {importOutcomes.map((outcome) => (
        <Stat key={outcome} label={t(`import.${outcome}`)} value={number(counts[outcome])} />
      ))}
    </Figures>
  );
}
