import { PinGateDialog } from '@tilldesk/ui/overlay';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../page/lazyOnIdle.tsx';
import { catalogue } from '../i18n/catalogue.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { translateNow, useTranslate } from '../i18n/useTranslate.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { useGateView, type Gate } from '../session/gates.ts';
import { leaving } from '../navigation/unsavedChanges.ts';
import { toasts } from '../page/toasts.ts';
import { useMaybeSession } from '../session/useSession.ts';

const FirstPin = lazyPart(async () => {
  const [{ PinDialog }] = await Promise.all([import('../credentials/PinDialog.tsx'), catalogue.add('secret')]);
  return PinDialog;
});

type GateDialogProps = {
  gate: Gate;
  /** Also asks for the email: an administrator is verified. */
  withEmail?: boolean;
};

/**
 * Asks for the proof that opens a gate. A user without an access PIN sets one; a user who cancels goes to the dashboard (spec
 * §4).
 */
export function GateDialog({ gate, withEmail = false }: GateDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const navigate = useNavigate();
  const { asking: prompting = false, busy = false, rejection = null } = useGateView(gate) ?? {};
  useEffect(
    function followGate() {
      return gate.onEvent(({ type }) => {
        if (type === 'granted') toasts.show({ tone: 'ok', text: translateNow()('shell.pin.granted') });
        else void navigate('/dashboard', { replace: true });
      });
    },
    [gate, navigate],
  );
  const cancel = () => {
    // Text typed into the dialog is no unsaved work of the page.
    leaving.release();
    gate.send({ type: 'entry.cancel' });
  };
  const hasPin = useMaybeSession()?.user.accessPin !== false;
  if (!hasPin) {
    // The PIN gate opens by the proof that the dialog records in the session; an administrator is then verified by the new PIN.
    return <Suspense>{prompting && <FirstPin first onDone={() => undefined} onClose={cancel} />}</Suspense>;
  }
  const message =
    rejection?.kind === 'rejected' && rejection.problem instanceof ApiProblem
      ? problems.message(rejection.problem)
      : true;
  return (
    <PinGateDialog
      open={prompting}
      withEmail={withEmail}
      busy={busy}
      error={rejection === null ? undefined : message}
      onSubmit={(entry) => gate.send({ type: 'pin.give', entry })}
      onCancel={cancel}
      texts={{
        title: withEmail ? t('shell.pin.verify') : t('shell.pin'),
        text: withEmail ? t('shell.pin.verifyText') : t('shell.pin.text'),
        email: t('shell.pin.email'),
        pin: t('shell.pin'),
        pinEmpty: t('shell.pin.empty'),
        wrongPinOrEmail: t('shell.pin.wrong'),
        denied: t('shell.pin.denied'),
        submit: t('shell.pin.submit'),
        cancel: t('shell.pin.cancel'),
      }}
    />
  );
}
