import { useEffect } from 'react';
import { leaving } from '../../wiring/leaving.ts';

/**
 * Protects what is unsaved: while `dirty`, links, back and reload ask first (the route's line says `onLeave`). The
 * answer lets go at once: call it after saving, before going on.
 */
export function useLeave(dirty: boolean): () => void {
  useEffect(
    function holdThePage() {
      return dirty ? leaving.hold() : undefined;
    },
    [dirty],
  );
  return leaving.release;
}
