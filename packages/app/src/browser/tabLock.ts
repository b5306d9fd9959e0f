/** A lock that one tab of this browser holds at a time. */
export type TabLock = {
  /** Whether this tab has the lock: false while another tab has it. */
  mine: Promise<boolean>;
  giveBack: () => void;
};

/** Released locks, until the browser has processed the release. */
const ending = new Map<string, Promise<unknown>>();

/** Acquires a lock for this tab if no other tab has it. In a browser without the Web Locks API every tab gets it. */
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
