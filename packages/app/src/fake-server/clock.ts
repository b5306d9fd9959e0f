/**
 * Stops the clock at an instant, so that a page looks the same on every day; timers continue. Returns a function that restarts
 * it.
 */
export function stopClock(moment: string): () => void {
  const real = globalThis.Date;
  const at = real.parse(moment);
  globalThis.Date = new Proxy(real, {
    construct: (target, given, maker) => Reflect.construct(target, given.length === 0 ? [at] : given, maker),
    get: (target, name) => (name === 'now' ? () => at : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = real;
  };
}
