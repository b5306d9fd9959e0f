import { useEffect } from 'react';
import { leaving } from '../../wiring/leaving.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';

/**
 * Protects what is unsaved: while `dirty`, links, back and reload ask first, on the pages whose line says `onLeave`.
 * The answer lets go at once: call it after saving, before going on.
 */
export function useLeave(dirty: boolean): () => void {
  const asks = useCurrentPage()?.onLeave === true;
  useEffect(
    function holdThePage() {
      return dirty && asks ? leaving.hold() : undefined;
    },
    [dirty, asks],
  );
  return leaving.release;
}
