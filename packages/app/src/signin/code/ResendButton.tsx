import { Button, Text } from '@tilldesk/ui';
import { useState } from 'react';
import { fallbackFailureTexts, type AccessMessageId } from '../accessTexts.ts';
import { Centred } from '../SignIn.styles.ts';
import { errorText, requestNewCode } from '../signIn.wiring.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';
import type { PendingVerification } from '../waiting.wiring.ts';
import type { EntryTexts } from '../texts.ts';

/** Delay before another email is offered, since an email takes time to arrive. */
const WAIT_MS = 30_000;

/** Sends the code by email again, with a delay between attempts. */
export function ResendButton({
  texts: { translate: t, language },
  waiting,
}: {
  texts: EntryTexts<AccessMessageId>;
  waiting: PendingVerification;
}) {
  const { secondsLeft, waitUntil } = useSecondsUntil(waiting.requestedAt + WAIT_MS);
  const [busy, setBusy] = useState(false);
  const [statusText, setStatusText] = useState('');
  const send = async () => {
    setBusy(true);
    setStatusText('');
    try {
      waitUntil((await requestNewCode(waiting)) + WAIT_MS);
      setStatusText(t('access.code.sent'));
    } catch (error) {
      setStatusText(await errorText(error, language, fallbackFailureTexts(t)));
    }
    setBusy(false);
  };
  return (
    <Centred>
      <Button tone="quiet" size="s" busy={busy} disabled={secondsLeft > 0} onClick={() => void send()}>
        {secondsLeft > 0 ? t('access.code.resendIn', { seconds: secondsLeft }) : t('access.code.resend')}
      </Button>
      <Text role="status" tone="muted" size="s">
        {statusText}
      </Text>
    </Centred>
  );
}
