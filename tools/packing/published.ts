import { minifyCss } from './lean-css.ts';
import { stableComponentIds } from './steady-names.ts';

/** A module's text as it is published: style sheets lean, styled elements known by name. `file` is its path inside the package. */
export const published = (module: string, file: string): string =>
  file.endsWith('.ts') ? minifyCss(stableComponentIds(module, file)) : stableComponentIds(module, file);
