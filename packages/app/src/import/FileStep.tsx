import { FILE_MAX } from '@tilldesk/domain/files';
import type { ImportJob, Importing, SheetForm } from '@tilldesk/domain/imports';
import { Button, FileInput, Text, type FileEntry } from '@tilldesk/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ApiProblem } from '../api/ApiProblem.ts';
import { toasts } from '../page/toasts.ts';
import { sendFile, type Sending } from '../api/upload.ts';
import { Row, Stack } from '../page/flow.styles.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { downloadImportFile, narrowingOf } from './ownFiles.wiring.ts';
import { useLanguage } from './useLanguage.ts';

/** Uploads the file, and offers downloads in the format that the import reads. */
export function FileStep({ of, onUploaded }: { of: Importing; onUploaded: (job: ImportJob) => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const { locale } = useIntl();
  const language = useLanguage();
  const [address] = useSearchParams();
  const narrowed = narrowingOf(of, address);
  const [entry, setEntry] = useState<FileEntry | null>(null);
  const [downloading, setDownloading] = useState<string | null>(null);
  const running = useRef<Sending<ImportJob> | null>(null);

  useEffect(function stopWhenLeft() {
    return () => running.current?.cancel();
  }, []);

  const handleFile = async (next: FileEntry | undefined) => {
    running.current?.cancel();
    setEntry(next ? { ...next, progress: 0 } : null);
    if (!next) return;
    const sending = sendFile(of.calls.bring, next.file, (progress) => setEntry({ ...next, progress }));
    running.current = sending;
    try {
      const job = await sending.done;
      if (job !== null) onUploaded(job);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setEntry({ ...next, error: problems.message(error) });
    }
  };
  const fetchFile = async (form: SheetForm, empty: boolean) => {
    setDownloading(`${form} ${empty}`);
    try {
      await downloadImportFile(of, form, language, { empty, narrowed });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
    } finally {
      setDownloading(null);
    }
  };
  const offer = (what: string, empty: boolean) => (
    <Row>
      <Text tone="muted">{what}</Text>
      {(['csv', 'xlsx'] as const).map((form) => (
        <Button
          key={form}
          size="s"
          icon="download"
          busy={downloading === `${form} ${empty}`}
          aria-label={t('import.file.get', { what, form: form.toUpperCase() })}
          onClick={() => void fetchFile(form, empty)}
        >
          {form.toUpperCase()}
        </Button>
      ))}
    </Row>
  );
  return (
    <Stack>
      <Text>{t('import.file.about')}</Text>
      <FileInput
        aria-label={t('import.file.choose')}
        value={entry ? [entry] : []}
        onChange={([next]) => void handleFile(next)}
        extensions={['.csv', '.tsv', '.txt', '.xlsx']}
        maxBytes={FILE_MAX}
        locale={locale}
        hint={t('import.file.hint')}
        texts={{
          choose: t('import.file.choose'),
          drop: t('import.file.drop'),
          uploading: ({ name }) => t('import.file.reading', { name }),
          remove: ({ name }) => t('import.file.remove', { name }),
        }}
      />
      <Text tone="muted">{t('import.file.rules')}</Text>
      {offer(t('import.file.template'), true)}
      {offer(t(Object.keys(narrowed).length > 0 ? 'import.file.narrowed' : 'import.file.current'), false)}
    </Stack>
  );
}
