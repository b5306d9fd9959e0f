import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState, type ReactNode } from 'react';
import { useHeldPage } from '../go/useHeldPage.ts';
import { useSay } from '../say/useSay.ts';

/**
 * Closes a dialog at once or, while something in it is unsaved, once the person agreed. Links, back and reload ask as well
 * meanwhile, as on the pages that are protected (spec §2).
 */
export function useClosing(dirty: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const say = useSay();
  const [isAsked, setAsked] = useState(false);
  useHeldPage(dirty);
  return {
    close: () => (dirty ? setAsked(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={say('form.discard.title')}
        text={say('form.discard.text')}
        cancelLabel={say('form.discard.stay')}
        confirmLabel={say('form.discard.confirm')}
        onCancel={() => setAsked(false)}
        onConfirm={onClose}
      />
    ),
  };
}
