import type { Activation } from '@tilldesk/domain/activations';
import { Button } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { CartLine } from '../till/cart.ts';
import { numberShown } from './numberShown.ts';

export type LineActivationProps = {
  line: CartLine;
  activation: Activation | undefined;
  onOpen: (line: string) => void;
};

/** Button that opens the activation of a cart line. */
export function LineActivation({ line, activation, onOpen }: LineActivationProps) {
  const t = useTranslate();
  const product = line.description;
  return (
    <Button
      size="s"
      tone="quiet"
      icon="phone"
      aria-haspopup="dialog"
      aria-label={t(activation ? 'activation.edit.of' : 'activation.do.of', { product })}
      onClick={() => onOpen(line.id)}
    >
      {t(activation ? 'activation.edit' : 'activation.do')}
    </Button>
  );
}

/** Returns a short description of an activation. */
export const activationText = ({ carrier, plan, phone }: Activation): string =>
  [carrier, plan, phone && numberShown(phone)].filter(Boolean).join(' · ');
