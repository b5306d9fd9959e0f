import { EmptyState } from '@tilldesk/ui';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useGateView, type Gate } from '../session/gates.ts';

export type GatedProps = {
  gate: Gate;
  children: ReactNode;
  /** Shown until the proof is given. @default a page that says that it is locked */
  shut?: ReactNode;
};

/**
 * Renders a page, or a part of one, once the proof that its gate requires was given. The shell renders the dialog that asks for
 * it.
 */
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
  // Renders nothing until the state is known, so that no lock flashes for a user who has already given the proof.
  if (view === null) return null;
  if (view.entered) return children;
  return shut === undefined ? <EmptyState icon="lock" title={t('shell.pin.locked')} /> : shut;
}
