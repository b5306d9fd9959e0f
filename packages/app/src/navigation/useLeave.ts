import { useEffect, useEffectEvent } from 'react';
import { leaving } from './unsavedChanges.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';

/**
 * Protects what is unsaved: while `dirty`, links, back and reload ask first, on the pages whose line says `onLeave`.
 * `onAbandon` hears that the person left all the same. The answer lets go at once: call it after saving, before going on.
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
