import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react';
import { onIdle } from '../browser/onIdle.ts';
import { translateNow } from '../i18n/useTranslate.ts';
import { toasts } from './toasts.ts';

/** After which a script that could not be loaded is requested again, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * A part of a page whose script is loaded when it is first drawn: it suspends until it is there. Where the script cannot be loaded a
 * toast says so, and the part appears once the connection is back: the page around it never fails by it. With `ahead` the script is
 * loaded while the page is idle, so that the part opens at once, also when the network has gone since: for what is opened often.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { ahead = false }: { ahead?: boolean } = {},
): FunctionComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => (loaded ??= await load());
  const Loading: ComponentType<P> = lazy(async () => ({ default: await whenLoaded(fetchPart) }));
  // One that cannot be loaded now is requested again when it is opened.
  if (ahead) onIdle(() => void fetchPart().catch(() => undefined));
  return function Part(props: P) {
    // A part that is shown stays the same component: nothing that was typed into it is lost.
    const [Shown] = useState(() => loaded ?? Loading);
    return <Shown {...props} />;
  };
}

/** A `lazyPart` loaded ahead that draws nothing until it is there: a dialog, or a card below the others. */
export function lazyOnIdle<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  const Part = lazyPart(load, { ahead: true });
  return function LazyOnIdle(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Whether an error is that of a script or text that could not be fetched, as browsers say it: a TypeError of `import()`. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof TypeError && /import|fetch|load|module/i.test(error.message);

/** Resolves when the script is loaded, however often that takes. Rejects with what is no failure of the network. */
async function whenLoaded<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (let isShown = false; ; isShown = true) {
    try {
      return await fetchPart();
    } catch (error) {
      if (!isNotFetched(error)) throw error;
      if (!isShown) showNotLoaded();
      await nextTry();
    }
  }
}

function showNotLoaded(): void {
  const t = translateNow();
  toasts.show({
    tone: 'warn',
    text: t('shell.part.notLoaded'),
    action: { label: t('shell.crash.reload'), onAction: () => location.reload() },
  });
}

/** Resolves when the browser is online again, or after a while. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, RETRY_MS);
    addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });
}
