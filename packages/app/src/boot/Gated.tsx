import { EmptyState } from '@tilldesk/ui';
import { useEffect, type ReactNode } from 'react';
import { useSay } from '../kit/say/useSay.ts';
import { useGateView, type Gate } from '../wiring/gates.ts';

/** Keeps a page behind a gate: what asks for the proof is drawn by the frame, and the page when it was given. */
export function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const say = useSay();
  const { entered } = useGateView(gate);
  useEffect(
    function askForProof() {
      if (!entered) gate.send({ type: 'page.opened' });
    },
    [gate, entered],
  );
  useEffect(
    function letGateGo() {
      return () => gate.send({ type: 'page.left' });
    },
    [gate],
  );
  return entered ? children : <EmptyState icon="lock" title={say('shell.pin.locked')} />;
}
