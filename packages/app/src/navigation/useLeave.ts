import { useEffect, useEffectEvent } from 'react';
import { leaving } from './unsavedChanges.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';

/**
 * Protects unsaved changes: while `dirty`, links, back and reload ask for confirmation, on pages whose route has `onLeave`.
 * `onAbandon` is called when the user leaves anyway. The returned function removes the protection at once: call it after
 * saving, before navigating.
 */
export function useLeave(dirty: boolean, onAbandon: () => void = () => {}): () => void {
  const requiresConfirm = useCurrentPage()?.onLeave === true;
  const abandon = useEffectEvent(onAbandon);
  useEffect(
    function trackUnsavedChanges() {
      return dirty && requiresConfirm ? leaving.track(() => abandon()) : undefined;
    },
    [dirty, requiresConfirm],
  );
  return leaving.release;
}
