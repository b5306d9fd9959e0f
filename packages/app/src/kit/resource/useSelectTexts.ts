import type { MultiSelectTexts } from '@tilldesk/ui/select';
import { useMemo } from 'react';
import { useSay } from '../say/useSay.ts';

/** The words of the kit's selects, of one choice or several, in the person's language (spec §2). */
export function useSelectTexts(): MultiSelectTexts {
  const say = useSay();
  return useMemo(
    () => ({
      empty: say('form.noOptions'),
      noResults: say('form.noResults'),
      loading: say('form.loading'),
      failed: say('form.loadFailed'),
      retry: say('list.again'),
      clear: say('form.clear'),
      open: say('form.open'),
      create: (text) => say('form.create', { text }),
      creating: say('form.creating'),
      createFailed: say('form.createFailed'),
      remove: (label) => say('form.remove', { label }),
      chosen: (count) => say('form.chosen', { count }),
      all: say('form.all'),
      none: say('form.none'),
      full: (max) => say('form.full', { max }),
    }),
    [say],
  );
}
