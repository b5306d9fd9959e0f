import { Button, Checkbox } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { CodeSheet } from '@tilldesk/ui/print';
import { useState } from 'react';
import { printPage } from '../../../kit/printing/dialog.wiring.ts';
import { useLeave } from '../../../kit/go/useLeave.ts';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { copyText } from '../../../wiring/clipboard.ts';
import { saveText } from './handingOver.wiring.ts';

const FILE = 'tilldesk-recovery-codes.txt';

/** Shows recovery codes this once; it closes when the person says that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = useSay();
  const { user } = useSession();
  const [isKept, setKept] = useState(false);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const heading = say('profile.codes.sheet', { email: user.email });
  const text = [heading, '', ...codes, ''].join('\n');
  useLeave(!isKept);
  return (
    <Dialog
      open
      title={say('profile.codes.title')}
      description={say('profile.codes.text')}
      onClose={() => {
        if (isKept) onClose();
      }}
      footer={
        <Button tone="primary" disabled={!isKept} onClick={onClose}>
          {say('profile.codes.done')}
        </Button>
      }
    >
      <Stack>
        <CodeSheet title={heading} label={say('profile.codes')} codes={codes} />
        <Row>
          <Button
            size="s"
            icon={copied === 'yes' ? 'check' : 'copy'}
            onClick={() => void copyText(codes.join('\n')).then((done) => setCopied(done ? 'yes' : 'no'))}
          >
            {say(copied === 'yes' ? 'profile.codes.copied' : 'profile.codes.copy')}
          </Button>
          <Button size="s" icon="download" onClick={() => saveText(FILE, text)}>
            {say('profile.codes.download')}
          </Button>
          <Button size="s" icon="print" onClick={printPage}>
            {say('profile.codes.print')}
          </Button>
          <span role="status">{copied === 'no' && say('profile.codes.notCopied')}</span>
        </Row>
        <Checkbox label={say('profile.codes.kept')} checked={isKept} onChange={setKept} />
      </Stack>
    </Dialog>
  );
}
