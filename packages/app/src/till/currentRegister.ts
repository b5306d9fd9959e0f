import { createStoredValue } from '../browser/storedValue.ts';
import { session } from '../session/session.ts';

const register = createStoredValue(() => {
  const store = session.current()?.user.store;
  return store === undefined ? null : `register.${store}`;
}, String);

/**
 * The cash register of this browser, by store: selected once and retained after signing out, since it belongs to the workplace.
 */
export const currentRegister = {
  ...register,
  subscribe(listener: () => void): () => void {
    const stops = [register.subscribe(listener), session.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  },
};
