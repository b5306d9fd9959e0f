import type { MultiSelectTexts } from '@tilldesk/ui/select';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Returns the texts of the kit's single and multiple selects in the user's language (spec §2). */
export function useSelectTexts(): MultiSelectTexts {
  const t = useTranslate();
  return useMemo(
    () => ({
      empty: t('form.noOptions'),
      noResults: t('form.noResults'),
      loading: t('form.loading'),
      failed: t('form.loadFailed'),
      retry: t('list.again'),
      clear: t('form.clear'),
      open: t('form.open'),
      create: (text) => t('form.create', { text }),
      creating: t('form.creating'),
      createFailed: t('form.createFailed'),
      remove: (label) => t('form.remove', { label }),
      chosen: (count) => t('form.chosen', { count }),
      all: t('form.all'),
      none: t('form.none'),
      full: (max) => t('form.full', { max }),
    }),
    [t],
  );
}
