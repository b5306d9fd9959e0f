/** A place that one tab of this browser has at a time. */
export type TabLock = {
  /** Whether it is this tab's: false while another tab has it. */
  mine: Promise<boolean>;
  giveBack: () => void;
};

/** Turns that were given back, until the browser knows it. */
const ending = new Map<string, Promise<unknown>>();

/** Takes a place for this tab, if no other tab has it. Without locks in the browser every tab gets it. */
export function acquireTabLock(name: string): TabLock {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Only https and localhost have locks.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined) return { mine: Promise.resolve(true), giveBack: release };
  const acquired = new Promise<boolean>((resolve) => {
    const before = ending.get(name) ?? Promise.resolve();
    const lockRequest = before.then(() =>
      locks.request(`tilldesk.${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : until;
      }),
    );
    ending.set(name, lockRequest);
  });
  return { mine: acquired, giveBack: release };
}
