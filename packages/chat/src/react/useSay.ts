import { useEffect, useState } from 'react';
import type { ChatLanguage, Say } from '../texts/say.ts';
import { sayIn } from '../texts/sayIn.ts';

/** The product's own texts, or this package's once they are loaded. Texts that cannot be loaded are thrown while drawing. */
export function useSay(language: ChatLanguage, given: Say | undefined): Say | null {
  const [own, setOwn] = useState<{ say: Say } | null>(null);
  useEffect(
    function load() {
      if (given) return;
      let isGone = false;
      const become = (next: () => { say: Say }) => {
        if (!isGone) setOwn(next);
      };
      sayIn(language).then(
        (say) => become(() => ({ say })),
        (error: Error) =>
          become(() => {
            throw error;
          }),
      );
      return () => {
        isGone = true;
      };
    },
    [language, given],
  );
  return given ?? own?.say ?? null;
}
