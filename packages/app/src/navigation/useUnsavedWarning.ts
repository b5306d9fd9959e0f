import { useEffect } from 'react';
import { leaving } from './unsavedChanges.ts';

/** While `retain` is true, links, back and reload ask for confirmation on any page: for input outside of the page's own form. */
export function useUnsavedWarning(retain: boolean): void {
  useEffect(
    function trackUnsavedChanges() {
      return retain ? leaving.track() : undefined;
    },
    [retain],
  );
}
