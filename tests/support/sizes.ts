/** Whether this is `pnpm test:all`, which adds appearances, seeds and sizes to the behaviour that `pnpm test` tests. */
export const isFullRun = process.env['TILLDESK_ALL'] === '1';

/** The size of a test: of its environment variable if that is set, else the usual one or the one of `pnpm test:all`. */
export const sizeOf = (variable: string, sizes: { usual: number; full: number }): number =>
  Number(process.env[variable] ?? (isFullRun ? sizes.full : sizes.usual));
