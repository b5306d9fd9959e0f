import { Button } from '@tilldesk/ui';
import { pathOf } from '@tilldesk/domain/contract';
import { readFile } from '@tilldesk/domain/files';
import { useToastedMutation } from '../../actions/useToastedMutation.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { download } from '../../browser/download.ts';
import { fileAt } from '../../api/upload.ts';

/** Button that downloads a tax exemption certificate. */
export function CertificateButton({ fileId }: { fileId: string }) {
  const t = useTranslate();
  const { busy, run } = useToastedMutation();
  const fetchIt = () =>
    run(null, async () =>
      download(t('customers.paper.name'), await fileAt(`/api${pathOf(readFile.path, { id: fileId })}`)),
    );
  return (
    <Button size="s" icon="download" busy={busy} onClick={() => void fetchIt()}>
      {t('customers.paper.get')}
    </Button>
  );
}
