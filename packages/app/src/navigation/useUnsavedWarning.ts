import { useEffect } from 'react';
import { leaving } from './unsavedChanges.ts';

/** While `held`, links, back and reload ask first, on whatever page: for what is written beside a page's own form. */
export function useUnsavedWarning(retain: boolean): void {
  useEffect(
    function trackUnsavedChanges() {
      return retain ? leaving.track() : undefined;
    },
    [retain],
  );
}
