import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { nextOrder, registerHandler, type Scan, type ScanHandler } from './handlers.ts';
import './scanKeys.wiring.ts';

type Options = {
  /** Whether the handler is active. @default true */
  when?: boolean;
  /** Called after all other handlers, whenever it was rendered. @default false */
  outermost?: boolean;
};

/**
 * Handles scans while the component is mounted, wherever the focus is. The innermost handler is called first, and a dialog's
 * before those of the page below it; a passed scan goes to the next outer handler. A field that accepts codes itself has
 * `data-scan="accept"` (the code is typed into it, with Enter) or `data-scan="fill"` (without Enter). In a field with `lookup`
 * a scan opens a record and is not meant for the field.
 */
export function useScan(handler: ScanHandler, { when = true, outermost = false }: Options = {}): void {
  const [order] = useState(nextOrder);
  const onScan = useEffectEvent(handler);
  // Registered before paint: a scan may arrive as soon as the screen is visible.
  useLayoutEffect(
    function registerForScans() {
      if (when) return registerHandler(outermost ? 0 : order, (scan: Scan) => onScan(scan));
      return undefined;
    },
    [order, when, outermost],
  );
}
