import { EmptyState } from '@tilldesk/ui';
import { useEffect, type ReactNode } from 'react';
import { useSay } from '../kit/say/useSay.ts';
import { useGateView, type Gate } from '../wiring/gates.ts';

/** Keeps a page behind a gate: what asks for the proof is drawn by the frame, and the page when it was given. */
export function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const say = useSay();
  const view = useGateView(gate);
  const isShut = view?.entered === false;
  useEffect(
    function askForProof() {
      if (isShut) gate.send({ type: 'page.opened' });
    },
    [gate, isShut],
  );
  useEffect(
    function letGateGo() {
      return () => gate.send({ type: 'page.left' });
    },
    [gate],
  );
  // Neither is drawn before it is known: whoever has proved it sees no lock.
  if (view === null) return null;
  return view.entered ? children : <EmptyState icon="lock" title={say('shell.pin.locked')} />;
}
