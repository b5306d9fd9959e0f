import { useEffectEvent, useLayoutEffect } from 'react';

/** Actions by key name: `F9`, `/`, `Enter`, with `mod+` for Ctrl or ⌘. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Handles keys wherever the focus is. A plain character, Enter and Escape belong to the focused field, button or link. While a
 * dialog is open, every key belongs to the dialog.
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
  // Registered before paint: experienced users press the next key as soon as the page is drawn.
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
