import manifest from '../package.json' with { type: 'json' };

/** The server's version, as shown by `/api/health` and the API pages. */
export const version: string = manifest.version;
