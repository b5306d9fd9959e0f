import { fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * An effect of a machine, by name: what the app does in its `.wiring.ts`. Until it is wired in it rejects with its own
 * name, so that nothing forgotten stays silent.
 */
export const effect = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(name)));
