import { useEffect, useEffectEvent } from 'react';

/** Actions of keys while no field has the focus and no dialog is open. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Registers plain keys of a page: `useShortcuts({ '/': focusSearch, n: addOne })`. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = shortcuts[event.key];
    if (act === undefined || isBusy(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(function listenForKeys() {
    const handleKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=combobox], [role=menu], [contenteditable]') !==
      null);
