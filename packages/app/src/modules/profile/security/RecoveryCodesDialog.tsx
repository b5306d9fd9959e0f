import { Button, Checkbox } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { CodeSheet } from '@tilldesk/ui/print';
import { useState } from 'react';
import { printPage } from '../../../printing/dialog.wiring.ts';
import { useLeave } from '../../../navigation/useLeave.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { copyText } from '../../../browser/clipboard.ts';
import { saveText } from './handingOver.wiring.ts';

const FILE = 'tilldesk-recovery-codes.txt';

/** Shows recovery codes once; closes when the user confirms that they are saved. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslate();
  const { user } = useSession();
  const [isSaved, setSaved] = useState(false);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const heading = t('profile.codes.sheet', { email: user.email });
  const text = [heading, '', ...codes, ''].join('\n');
  useLeave(!isSaved);
  return (
    <Dialog
      open
      title={t('profile.codes.title')}
      description={t('profile.codes.text')}
      onClose={() => {
        if (isSaved) onClose();
      }}
      footer={
        <Button tone="primary" disabled={!isSaved} onClick={onClose}>
          {t('profile.codes.done')}
        </Button>
      }
    >
      <Stack>
        <CodeSheet title={heading} label={t('profile.codes')} codes={codes} />
        <Row>
          <Button
            size="s"
            icon={copied === 'yes' ? 'check' : 'copy'}
            onClick={() => void copyText(codes.join('\n')).then((done) => setCopied(done ? 'yes' : 'no'))}
          >
            {t(copied === 'yes' ? 'profile.codes.copied' : 'profile.codes.copy')}
          </Button>
          <Button size="s" icon="download" onClick={() => saveText(FILE, text)}>
            {t('profile.codes.download')}
          </Button>
          <Button size="s" icon="print" onClick={printPage}>
            {t('profile.codes.print')}
          </Button>
          <span role="status">{copied === 'no' && t('profile.codes.notCopied')}</span>
        </Row>
        <Checkbox label={t('profile.codes.saved')} checked={isSaved} onChange={setSaved} />
      </Stack>
    </Dialog>
  );
}
