import { PinGateDialog } from '@tilldesk/ui/overlay';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../kit/page/later.tsx';
import { catalogue } from '../kit/say/catalogue.ts';
import { useProblem } from '../kit/say/useProblem.ts';
import { translateNow, useTranslate } from '../kit/say/useSay.ts';
import { ApiProblem } from '../wiring/ApiProblem.ts';
import { useGateView, type Gate } from '../wiring/gates.ts';
import { leaving } from '../wiring/leaving.ts';
import { toasts } from '../wiring/toasts.ts';
import { useMaybeSession } from '../wiring/useSession.ts';

const FirstPin = lazyPart(async () => {
  const [{ PinDialog }, { secretMessages }] = await Promise.all([
    import('../kit/secret/PinDialog.tsx'),
    import('../kit/secret/secret.messages.ts'),
  ]);
  await catalogue.add(secretMessages);
  return PinDialog;
});

type GateDialogProps = {
  gate: Gate;
  /** Asks for the e-mail too: an administrator is verified. */
  withEmail?: boolean;
};

/** Asks for what opens a gate; who has no access PIN yet chooses one, and who cancels goes to the dashboard (spec §4). */
export function GateDialog({ gate, withEmail = false }: GateDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const navigate = useNavigate();
  const { asking: prompting = false, busy = false, rejection = null } = useGateView(gate) ?? {};
  useEffect(
    function followTheGate() {
      return gate.onEvent(({ type }) => {
        if (type === 'granted') toasts.show({ tone: 'ok', text: translateNow()('shell.pin.granted') });
        else void navigate('/dashboard', { replace: true });
      });
    },
    [gate, navigate],
  );
  const cancel = () => {
    // What was typed into the dialog is no unsaved work of the page.
    leaving.release();
    gate.send({ type: 'entry.cancel' });
  };
  const hasPin = useMaybeSession()?.user.accessPin !== false;
  if (!hasPin) {
    // The PIN gate opens by what the dialog notes in the session; an administrator is verified by the new PIN then.
    return <Suspense>{prompting && <FirstPin first onDone={() => undefined} onClose={cancel} />}</Suspense>;
  }
  const message = rejection?.kind === 'said' && rejection.problem instanceof ApiProblem ? problems.say(rejection.problem) : true;
  return (
    <PinGateDialog
      open={prompting}
      withEmail={withEmail}
      busy={busy}
      error={rejection === null ? undefined : message}
      onSubmit={(entry) => gate.send({ type: 'pin.give', entry })}
      onCancel={cancel}
      words={{
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
