import { fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * Declares an effect of a machine by name. The app provides the implementation; without one the effect rejects with its name, so
 * that a missing implementation is noticed.
 */
export const effect = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(name)));
