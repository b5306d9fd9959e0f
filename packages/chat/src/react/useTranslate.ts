'use client';
import { useEffect, useState } from 'react';
import type { ChatLanguage, Translate } from '../texts/translate.ts';
import { translateIn } from '../texts/translateIn.ts';

/**
 * Returns the product's translate function, or this package's own once its texts are loaded. Throws during rendering when the
 * texts cannot be loaded.
 */
export function useTranslate(language: ChatLanguage, given: Translate | undefined): Translate | null {
  const [loaded, setLoaded] = useState<{ translate: Translate } | null>(null);
  useEffect(
    function load() {
      if (given) return;
      let isUnmounted = false;
      const become = (next: () => { translate: Translate }) => {
        if (!isUnmounted) setLoaded(next);
      };
      translateIn(language).then(
        (t) => become(() => ({ translate: t })),
        (error: Error) =>
          become(() => {
            throw error;
          }),
      );
      return () => {
        isUnmounted = true;
      };
    },
    [language, given],
  );
  return given ?? loaded?.translate ?? null;
}
