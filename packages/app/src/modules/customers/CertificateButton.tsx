import { Button } from '@tilldesk/ui';
import { pathOf } from '@tilldesk/domain/contract';
import { readFile } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { download } from '../../browser/download.ts';
import { toasts } from '../../page/toasts.ts';
import { fileAt } from '../../api/upload.ts';

/** Button that downloads a tax exemption certificate. */
export function CertificateButton({ fileId }: { fileId: string }) {
  const t = useTranslate();
  const problems = useProblem();
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    try {
      download(t('customers.paper.name'), await fileAt(`/api${pathOf(readFile.path, { id: fileId })}`));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="s" icon="download" busy={busy} onClick={() => void fetchIt()}>
      {t('customers.paper.get')}
    </Button>
  );
}
