import type { ImportJob } from '@tilldesk/domain/imports';
import { Alert, Button } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';

export type MissingProps = { job: ImportJob; busy: boolean; onMake: () => void };

/** Lists categories that rows name but that do not exist yet, and offers to create them with the import. */
export function Missing({ job: { missing, makesMissing }, busy, onMake }: MissingProps) {
  const t = useTranslate();
  const { count, names } = missing;
  if (count === 0) return null;
  const values = { count, names: names.join(', '), more: count - names.length };
  if (makesMissing) return <Alert>{t('import.missing.made', values)}</Alert>;
  const make = (
    <Button busy={busy} icon="plus" onClick={onMake}>
      {t('import.missing.make', { count })}
    </Button>
  );
  return (
    <Alert tone="warn" actions={make}>
      {t('import.missing', values)}
    </Alert>
  );
}
