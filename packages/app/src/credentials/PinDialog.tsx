import { profileCalls } from '@tilldesk/domain/session';
import { useState } from 'react';
import { refresh } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import { toasts } from '../page/toasts.ts';
import { useLeave } from '../navigation/useLeave.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { isCompletePin, NewPin } from './NewPin.tsx';
import { SecretDialog } from './SecretDialog.tsx';

type PinDialogProps = {
  /** True when the user has no PIN yet. */
  first: boolean;
  /** Called after the PIN was set. */
  onDone: () => void;
  onClose: () => void;
};

/** Sets the user's own PIN, which opens protected pages and the clock, confirmed by the password. Also opens the PIN gate. */
export function PinDialog({ first, onDone, onClose }: PinDialogProps) {
  const t = useTranslate();
  const [accessPin, setAccessPin] = useState('');
  useLeave(accessPin !== '');
  const send = async (currentPassword: string) => {
    await call(profileCalls.changePin, { body: { currentPassword, accessPin } });
    toasts.show({ tone: 'ok', text: t(first ? 'secret.pin.first.done' : 'secret.pin.changed') });
    onDone();
    session.prove({ pinGranted: true });
    // The session now has a PIN; calls that were rejected for the missing PIN are requested again.
    refresh();
  };
  return (
    <SecretDialog
      title={t(first ? 'secret.pin.first' : 'secret.pin.title')}
      text={t(first ? 'secret.pin.first.text' : 'secret.pin.text')}
      submit={t(first ? 'secret.pin.first.do' : 'secret.pin.change')}
      check={() => (isCompletePin(accessPin) ? {} : { accessPin: t('secret.pin.short') })}
      send={send}
      onClose={onClose}
    >
      {({ accessPin: fieldError }, clear) => (
        <NewPin
          value={accessPin}
          onChange={(typed) => {
            clear();
            setAccessPin(typed);
          }}
          error={fieldError}
        />
      )}
    </SecretDialog>
  );
}
