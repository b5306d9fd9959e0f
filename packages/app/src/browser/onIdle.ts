/** Runs a function once the page is idle. Does nothing where there is no page. */
export function onIdle(act: () => void): void {
  if (typeof window === 'undefined') return;
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 300));
  const start = () => whenIdle(() => act());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
