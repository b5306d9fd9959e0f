import { PinGateDialog } from '@tilldesk/ui/overlay';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../kit/page/later.tsx';
import { catalogue } from '../kit/say/catalogue.ts';
import { useProblem } from '../kit/say/useProblem.ts';
import { sayNow, useSay } from '../kit/say/useSay.ts';
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
  const say = useSay();
  const problems = useProblem();
  const navigate = useNavigate();
  const { asking = false, busy = false, refusal = null } = useGateView(gate) ?? {};
  useEffect(
    function followTheGate() {
      return gate.hear(({ type }) => {
        if (type === 'granted') toasts.show({ tone: 'ok', text: sayNow()('shell.pin.granted') });
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
    return <Suspense>{asking && <FirstPin first onDone={() => undefined} onClose={cancel} />}</Suspense>;
  }
  const said = refusal?.kind === 'said' && refusal.problem instanceof ApiProblem ? problems.say(refusal.problem) : true;
  return (
    <PinGateDialog
      open={asking}
      withEmail={withEmail}
      busy={busy}
      error={refusal === null ? undefined : said}
      onSubmit={(entry) => gate.send({ type: 'pin.give', entry })}
      onCancel={cancel}
      words={{
        title: withEmail ? say('shell.pin.verify') : say('shell.pin'),
        text: withEmail ? say('shell.pin.verifyText') : say('shell.pin.text'),
        email: say('shell.pin.email'),
        pin: say('shell.pin'),
        pinEmpty: say('shell.pin.empty'),
        wrongPinOrEmail: say('shell.pin.wrong'),
        denied: say('shell.pin.denied'),
        submit: say('shell.pin.submit'),
        cancel: say('shell.pin.cancel'),
      }}
    />
  );
}
