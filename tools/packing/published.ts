import { minifyCss } from './lean-css.ts';
import { stableComponentIds } from './steady-names.ts';

/**
 * Returns the published code of a module: minified style sheets, named styled elements. `file` is its path inside the package.
 */
export const published = (module: string, file: string): string =>
  file.endsWith('.ts') ? minifyCss(stableComponentIds(module, file)) : stableComponentIds(module, file);
