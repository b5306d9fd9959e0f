import { createHash } from 'node:crypto';

/**
 * Gives every styled element of a module a name of its own. Without one, styled-components counts them as they come, and a server, which
 * loads other modules than a page's bundle, counts otherwise: the page would be hydrated with other class names than it was rendered with.
 */
export function stableComponentIds(module: string, file: string): string {
  let count = 0;
  return module.replace(styled, (element: string) => {
    count += 1;
    return `${element}.withConfig({ componentId: '${nameOf(`${file}#${count}`)}' })`;
  });
}

// `styled.div` or `styled(Box)`, as it stands behind the name that the module gives it.
const styled = /(?<== )styled(?:\.\w+|\([\w.]+\))/g;

/** A short name that stays the same from build to build. */
function nameOf(element: string): string {
  const hash = createHash('sha256').update(element).digest().readUIntBE(0, 6);
  return `td${hash.toString(36).slice(-5)}`;
}
