import { buildWhatChanged } from '../../tools/build.ts';

/** Before the first test the server is built as its sources stand; vitest calls it by this name. */
export const setup = (): Promise<void> => buildWhatChanged('server');
