import { profileCalls } from '@tilldesk/domain/shop';
import { Field, PinInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useLeave } from '../../../kit/go/useLeave.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { SecretDialog } from './SecretDialog.tsx';

const PIN_LENGTH = 4;

/** Changes the PIN that opens protected pages and the clock. */
export function PinDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [accessPin, setAccessPin] = useState('');
  useLeave(accessPin !== '');
  const send = async (currentPassword: string) => {
    await call(profileCalls.changePin, { body: { currentPassword, accessPin } });
    refresh('profile');
    toasts.show({ tone: 'ok', text: say('profile.pin.changed') });
    onClose();
  };
  return (
    <SecretDialog
      title={say('profile.pin.title')}
      text={say('profile.pin.text')}
      submit={say('profile.pin.change')}
      check={() => (accessPin.length < PIN_LENGTH ? { accessPin: say('profile.pin.short') } : {})}
      send={send}
      onClose={onClose}
    >
      {({ accessPin: wrong }, clear) => (
        <Field label={say('profile.pin.new')} hint={say('profile.pin.hint')} error={wrong}>
          <PinInput
            value={accessPin}
            onChange={(typed) => {
              clear();
              setAccessPin(typed);
            }}
            emptyText=""
          />
        </Field>
      )}
    </SecretDialog>
  );
}
