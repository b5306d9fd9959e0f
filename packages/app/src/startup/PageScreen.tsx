import { useEffect, useState, type ComponentType } from 'react';
import { Crashed } from '../page/Crashed.tsx';
import { isNotFetched } from '../page/lazyOnIdle.tsx';
import { Wait } from '../page/Loading.tsx';

/** A page's screen, loaded at most once. */
export type ScreenSource = {
  loaded: () => ComponentType | undefined;
  /** Loads the screen, unless it is loaded. Rejects with the cause, and can be called again. */
  load: () => Promise<ComponentType>;
};

export function screenSource(load: () => Promise<ComponentType>): ScreenSource {
  let loaded: ComponentType | undefined;
  return { loaded: () => loaded, load: async () => (loaded ??= await load()) };
}

/**
 * Renders a page's screen. When its script cannot be loaded, it says so at the page's own address, and loads it on request or
 * when the browser is online again. The router cannot do this: it caches a failed load permanently.
 */
export function PageScreen({ source }: { source: ScreenSource }) {
  const [Screen, setScreen] = useState(source.loaded);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(
    function loadScreen() {
      let isUnmounted = false;
      const show = (screen: ComponentType) => {
        if (!isUnmounted) setScreen(() => screen);
      };
      const fail = (error: unknown) => {
        if (!isUnmounted) setFailure({ error });
      };
      if (!source.loaded()) source.load().then(show, fail);
      return () => {
        isUnmounted = true;
      };
    },
    [source, tries],
  );
  useEffect(
    function loadWhenOnline() {
      if (!failure) return;
      const again = () => setTries((before) => before + 1);
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    },
    [failure],
  );
  if (Screen) return <Screen />;
  if (!failure) return <Wait />;
  if (!isNotFetched(failure.error)) throw failure.error;
  return <Crashed error={failure.error} onRetry={() => setTries((before) => before + 1)} />;
}
