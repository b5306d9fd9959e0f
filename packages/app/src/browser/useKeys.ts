import { useEffectEvent, useLayoutEffect } from 'react';

/** What a key does, by its name: `F9`, `/`, `Enter`, with `mod+` for Ctrl or ⌘. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Answers keys wherever the focus is. A bare character, Enter and Escape belong to the field, button or link that has the
 * focus, and while a dialog is open every key is the dialog's.
 */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const mod = event.ctrlKey || event.metaKey;
    const act = keys[(mod ? 'mod+' : '') + (event.key.length === 1 ? event.key.toLowerCase() : event.key)];
    const isPlainKey = !mod && !/^F\d+$/.test(event.key);
    if (!act || event.altKey || event.isComposing || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]') || (isPlainKey && isHandledByField(event))) return;
    event.preventDefault();
    act();
  });
  // Before it is seen: who works blind presses the next key as soon as it is drawn.
  useLayoutEffect(function listenForKeys() {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const fields = 'input, textarea, select, [contenteditable]';
const pressed = 'button, a, [role="combobox"], [role="row"]';

const isHandledByField = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(key === 'Enter' ? `${fields}, ${pressed}` : fields) !== null;
