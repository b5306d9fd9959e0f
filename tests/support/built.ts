import { buildWhatChanged } from '../../tools/build.ts';

/** Builds the server from the current sources before the first test; vitest calls it by this name. */
export const setup = (): Promise<void> => buildWhatChanged('server');
