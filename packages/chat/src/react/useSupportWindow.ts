'use client';
import { useEffect, useRef, useState } from 'react';
import type { ChatLanguage, Translate } from '../texts/translate.ts';
import { translateIn } from '../texts/translateIn.ts';
// A type-only import: the window itself is loaded later.
import type { SupportWindow } from './SupportWindow.tsx';

type Loaded = { SupportWindow: typeof SupportWindow; translate: Translate };

type SupportWindowOptions = {
  isEnabled: boolean;
  language: ChatLanguage;
  translate: Translate | undefined;
  onFailure: () => void;
};

/**
 * Loads the window and its texts once `isEnabled` is true, and the texts again when the language changes. Returns null until
 * then.
 */
export function useSupportWindow({
  isEnabled,
  language,
  translate: t,
  onFailure,
}: SupportWindowOptions): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const fail = useRef(onFailure);
  useEffect(function storeLatest() {
    fail.current = onFailure;
  });
  useEffect(
    function load() {
      if (!isEnabled) return;
      let isUnmounted = false;
      Promise.all([import('./SupportWindow.tsx'), t ?? translateIn(language)]).then(
        ([window, texts]) => {
          if (!isUnmounted) setLoaded({ SupportWindow: window.SupportWindow, translate: texts });
        },
        () => {
          if (!isUnmounted) fail.current();
        },
      );
      return () => {
        isUnmounted = true;
      };
    },
    [isEnabled, language, t],
  );
  return loaded;
}
