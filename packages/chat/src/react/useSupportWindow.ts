import { useEffect, useRef, useState } from 'react';
import type { ChatLanguage, Say } from '../texts/say.ts';
import { sayIn } from '../texts/sayIn.ts';
// As a type alone: the window itself is what is loaded later.
import type { SupportWindow } from './SupportWindow.tsx';

type Loaded = { SupportWindow: typeof SupportWindow; say: Say };

type Wanted = {
  isWanted: boolean;
  language: ChatLanguage;
  say: Say | undefined;
  onFailure: () => void;
};

/** The window and its texts, once they are wanted and loaded; the texts again when the language changes. Null until then. */
export function useSupportWindow({ isWanted, language, say, onFailure }: Wanted): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const fail = useRef(onFailure);
  useEffect(function keepLatest() {
    fail.current = onFailure;
  });
  useEffect(
    function load() {
      if (!isWanted) return;
      let isGone = false;
      Promise.all([import('./SupportWindow.tsx'), say ?? sayIn(language)]).then(
        ([window, spoken]) => {
          if (!isGone) setLoaded({ SupportWindow: window.SupportWindow, say: spoken });
        },
        () => {
          if (!isGone) fail.current();
        },
      );
      return () => {
        isGone = true;
      };
    },
    [isWanted, language, say],
  );
  return loaded;
}
