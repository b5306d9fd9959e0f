import type { Plugin } from 'vite';
import { slimDownshiftPlugin } from './lean-downshift.ts';
import { published } from './published.ts';

/**
 * Lets Vite bundle the sources of the UI kit as they are published: minified style sheets, named elements, separate downshift
 * hooks.
 */
export async function asPublished(): Promise<Plugin[]> {
  const sources: Plugin = {
    name: 'as-published',
    enforce: 'pre',
    transform: (code, id) => (/\/packages\/ui\/src\/.*\.tsx?$/.test(id) ? published(code, id) : null),
  };
  return [sources, await slimDownshiftPlugin()];
}
