import { EmptyState } from '@tilldesk/ui';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useGateView, type Gate } from '../session/gates.ts';

export type GatedProps = {
  gate: Gate;
  children: ReactNode;
  /** What is shown until the proof is given. @default a page that says that it is locked */
  shut?: ReactNode;
};

/** Shows a page, or a part of one, once the proof was given that its gate asks for; the frame draws the question. */
export function Gated({ gate, children, shut }: GatedProps) {
  const t = useTranslate();
  const view = useGateView(gate);
  const isShut = view?.entered === false;
  useEffect(
    function openGate() {
      if (isShut) gate.send({ type: 'page.opened' });
    },
    [gate, isShut],
  );
  useEffect(
    function leaveGate() {
      return () => gate.send({ type: 'page.left' });
    },
    [gate],
  );
  // Neither is drawn before it is known: whoever has proved it sees no lock.
  if (view === null) return null;
  if (view.entered) return children;
  return shut === undefined ? <EmptyState icon="lock" title={t('shell.pin.locked')} /> : shut;
}
