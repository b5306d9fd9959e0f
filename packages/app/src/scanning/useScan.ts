import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { nextOrder, registerHandler, type Scan, type ScanHandler } from './handlers.ts';
import './scanKeys.wiring.ts';

type Options = {
  /** Whether the part takes scans now. @default true */
  when?: boolean;
  /** Is asked last of all, whenever it was drawn. @default false */
  outermost?: boolean;
};

/**
 * Takes scans while the component is mounted, wherever the focus is. Of several the innermost is asked first, and a
 * dialog before the page below it; what it passes goes on outwards. A field that wants codes itself says
 * `data-scan="accept"` (they are typed into it, Enter too) or `data-scan="fill"` (they are typed, Enter is not). In one that says `lookup`
 * a scan was meant to lead somewhere, and not for the field.
 */
export function useScan(handler: ScanHandler, { when = true, outermost = false }: Options = {}): void {
  const [order] = useState(nextOrder);
  const onScan = useEffectEvent(handler);
  // Before it is seen: a scanner may fire at what it was shown at that very moment.
  useLayoutEffect(
    function registerForScans() {
      if (when) return registerHandler(outermost ? 0 : order, (scan: Scan) => onScan(scan));
      return undefined;
    },
    [order, when, outermost],
  );
}
