import { useEffect, useEffectEvent } from 'react';

/** Opens the palette by Ctrl+K, or Cmd+K on a Mac, wherever the focus is; never over another dialog. */
export function usePaletteKey(onOpen: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPaletteKey =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (!isPaletteKey || event.defaultPrevented) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) onOpen();
  });
  useEffect(function listenForKey() {
    const handleKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

/** Returns the shortcut as written on this operating system. */
export const paletteKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');
