import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react';
import { onIdle } from '../browser/onIdle.ts';
import { translateNow } from '../i18n/useTranslate.ts';
import { toasts } from './toasts.ts';

/** Delay before a script that failed to load is requested again, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * Creates a component whose script loads when it is first rendered; it suspends until then. When the script cannot be loaded, a
 * toast says so and the component appears once the connection is back; the page around it never fails. With `ahead` the script
 * loads while the page is idle, so that the component opens at once, also after the network has failed: for components that are
 * opened often.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { ahead = false }: { ahead?: boolean } = {},
): FunctionComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => (loaded ??= await load());
  const Loading: ComponentType<P> = lazy(async () => ({ default: await whenLoaded(fetchPart) }));
  // A script that cannot be loaded now is requested again when the component is opened.
  if (ahead) onIdle(() => void fetchPart().catch(() => undefined));
  return function Part(props: P) {
    // A rendered component keeps its identity, so that typed input is not lost.
    const [Shown] = useState(() => loaded ?? Loading);
    return <Shown {...props} />;
  };
}

/** Creates a `lazyPart` with `ahead` that renders nothing until it has loaded: a dialog, or a card below the others. */
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

/** Returns whether an error is that of a script or text that could not be fetched. Browsers report a TypeError of `import()`. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof TypeError && /import|fetch|load|module/i.test(error.message);

/** Resolves when the script has loaded, after any number of retries. Rejects with any error other than a network failure. */
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

/** Resolves when the browser is online again, or after a delay. */
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
