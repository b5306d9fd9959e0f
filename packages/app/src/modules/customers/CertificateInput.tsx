import { FILE_MAX, fileTypes } from '@tilldesk/domain/files';
import { Button, FileInput, type FileEntry } from '@tilldesk/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Row } from '../../page/flow.styles.ts';
import type { FieldInputProps } from '../../resource/resource.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { upload, type Upload } from '../../api/upload.ts';
import { CertificateButton } from './CertificateButton.tsx';

/** Input for a tax exemption certificate: uploads the file immediately; the customer stores it on save. */
export function CertificateInput({ value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { locale } = useIntl();
  const [entry, setEntry] = useState<FileEntry | null>(null);
  const running = useRef<Upload | null>(null);

  useEffect(function stopWhenLeft() {
    return () => running.current?.cancel();
  }, []);

  const handleFile = async (next: FileEntry | undefined) => {
    running.current?.cancel();
    setEntry(next ? { ...next, progress: 0 } : null);
    onChange(null);
    if (!next) return;
    const sending = upload(next.file, (progress) => setEntry({ ...next, progress }));
    running.current = sending;
    try {
      const url = await sending.done;
      if (url === null) return;
      setEntry(next);
      onChange(url.split('/').at(-1) ?? null);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setEntry({ ...next, error: problems.message(error) });
    }
  };
  if (typeof value === 'string' && entry === null) {
    return (
      <Row>
        <CertificateButton fileId={value} />
        <Button size="s" tone="quiet" icon="close" onClick={() => onChange(null)}>
          {t('customers.paper.remove')}
        </Button>
      </Row>
    );
  }
  return (
    <FileInput
      value={entry ? [entry] : []}
      onChange={([next]) => void handleFile(next)}
      types={Object.keys(fileTypes)}
      maxBytes={FILE_MAX}
      locale={locale}
      hint={t('customers.paper.hint')}
      texts={{ choose: t('customers.paper.choose'), drop: t('customers.paper.drop') }}
    />
  );
}
