import type { SelectTexts } from '@tilldesk/ui/select';
import { useSay } from '../say/useSay.ts';

/** The words of the kit's selects in the person's language (spec §2). */
export function useSelectTexts(): SelectTexts {
  const say = useSay();
  return {
    empty: say('form.noOptions'),
    noResults: say('form.noResults'),
    loading: say('form.loading'),
    failed: say('form.loadFailed'),
    retry: say('list.again'),
    clear: say('form.clear'),
    open: say('form.open'),
  };
}
