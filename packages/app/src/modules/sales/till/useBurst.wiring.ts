import { useEffect, useEffectEvent, type RefObject } from 'react';
import { hear, scanEndedAt, silence } from './burst.ts';

/**
 * Hears a scanner that writes like a keyboard, wherever the focus is: the code goes to `onScan`, and the field that
 * happened to have the focus is put back as it was. The scan box itself is left alone.
 */
export function useBurst(scanBox: RefObject<HTMLInputElement | null>, onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(
    function hearTheScanner() {
      let burst = silence;
      let putBack: (() => void) | undefined;
      const listen = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (event.key.length === 1) {
          burst = hear(burst, event.key, event.timeStamp);
          if (burst.text.length === 1) putBack = remember(event.target);
          return;
        }
        if (event.key !== 'Enter') return;
        const code = scanEndedAt(burst, event.timeStamp);
        burst = silence;
        if (code === null || event.target === scanBox.current) return;
        event.preventDefault();
        event.stopPropagation();
        putBack?.();
        scanned(code);
      };
      document.addEventListener('keydown', listen, { capture: true });
      return () => document.removeEventListener('keydown', listen, { capture: true });
    },
    [scanBox],
  );
}

/** Notes what a field holds; the answer writes it again, so that React hears of it like of typing. */
function remember(target: EventTarget | null): (() => void) | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined;
  const { value } = target;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set;
  return () => {
    write?.call(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
