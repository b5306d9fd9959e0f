import type { SelectTexts } from '@tilldesk/ui/select';
import { useMemo } from 'react';
import { useSay } from '../../kit/say/useSay.ts';

/** The words of a select in the chosen language (spec §2). */
export function useSelectTexts(): Partial<SelectTexts> {
  const say = useSay();
  return useMemo(
    () => ({
      empty: say('form.noOptions'),
      noResults: say('form.noResults'),
      loading: say('form.loading'),
      failed: say('shell.failed.title'),
      retry: say('shell.failed.again'),
      clear: say('form.clear'),
      open: say('form.open'),
    }),
    [say],
  );
}
