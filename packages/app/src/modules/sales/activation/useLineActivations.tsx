import type { Activation } from '@tilldesk/domain/activations';
import { Suspense, useState, type ReactNode } from 'react';
import { useKeys } from '../../../browser/useKeys.ts';
import { requiresUnit, type Cart, type CartLine } from '../till/cart.ts';
import { useActivations, useCarriers } from './useActivations.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const ActivationDialog = lazyPart(async () => (await import('./ActivationDialog.tsx')).ActivationDialog, {
  ahead: true,
});

/** Activation of a cart line; null if the line cannot be activated. */
type LineActivations = {
  of: (line: CartLine) => Activation | undefined;
  /** Opens the activation of a line. */
  open: ((line: string) => void) | null;
  dialog: ReactNode;
};

/** Whether a line can be activated: a scanned phone, or a service that activates the customer's own device. */
export const mayActivate = (line: CartLine): boolean =>
  line.charge === null && line.quantity === 1 && line.tracking !== 'quantity' && !requiresUnit(line);

/** Activations of the cart lines. F7 opens the activation of the line that changed last. */
export function useLineActivations({ id, lines, touched }: Cart): LineActivations {
  const { items } = useActivations(id);
  const { items: carriers, isLoaded, maySetUp } = useCarriers();
  const [open, setOpen] = useState<string | null>(null);
  const isOffered = isLoaded && (maySetUp || carriers.some(({ isActive }) => isActive));
  const prepared = items.filter(({ status }) => status === 'prepared');
  const last = lines.find((line) => line.id === touched && mayActivate(line)) ?? lines.findLast(mayActivate);
  const line = lines.find((one) => one.id === open);
  useKeys({ F7: isOffered && last ? () => setOpen(last.id) : undefined });
  const close = () => setOpen(null);
  return {
    of: ({ id: lineId }) => prepared.find((one) => one.lineId === lineId),
    open: isOffered ? setOpen : null,
    dialog: line && (
      <Suspense>
        <ActivationDialog
          invoiceId={id}
          line={line}
          existing={prepared.find(({ lineId }) => lineId === line.id)}
          strays={prepared.flatMap((one) => (lines.some((other) => other.id === one.lineId) ? [] : one.id))}
          carriers={carriers}
          canManageCarriers={maySetUp}
          onDone={close}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
