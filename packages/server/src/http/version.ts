import manifest from '../../package.json' with { type: 'json' };

/** The server's version, as `/api/health` and the API's pages tell it. */
export const version: string = manifest.version;
