'use client';
import { useLayoutEffect } from 'react';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { noteModal } from './openModals.ts';

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';

type ModalInput = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The element whose first control takes the focus when no other is given. */
  body: RefObject<HTMLElement | null>;
  open: boolean;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called on Escape and on the platform's own close request (the back gesture of a phone). */
  onDismiss: () => void;
};

/** Opens a native dialog as a modal while `open` is true, and returns the focus to its previous element afterwards. */
export function useModal({ dialog, body, open, initialFocus, onDismiss }: ModalInput) {
  // A layout effect: the dialog must be closed before it is removed from the page, or the browser loses the focus.
  useLayoutEffect(
    function showModally() {
      const element = dialog.current;
      if (!open || !element) return;
      const before = document.activeElement;
      element.showModal();
      const unregister = noteModal(element);
      const first = body.current?.querySelector<HTMLElement>(FOCUSABLE);
      // A long text without a control must still scroll by keyboard.
      if (body.current && !first && body.current.scrollHeight > body.current.clientHeight) {
        body.current.setAttribute('tabindex', '0');
      }
      (initialFocus?.current ?? first)?.focus();
      return () => {
        unregister();
        element.close();
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      };
    },
    [open, dialog, body, initialFocus],
  );
  return {
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss();
    },
    // Handled here and not only by `cancel`: Chromium closes a dialog on the second Escape even if `cancel` was prevented.
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('[aria-expanded="true"]')) return;
      event.preventDefault();
      event.stopPropagation();
      onDismiss();
    },
  };
}
