import { createHash } from 'node:crypto';

/**
 * Gives every styled element of a module a stable name. Without one, styled-components numbers them in load order, which differs
 * between a server and a page's bundle: the page would be hydrated with other class names than it was rendered with.
 */
export function stableComponentIds(module: string, file: string): string {
  let count = 0;
  return module.replace(styled, (element: string) => {
    count += 1;
    return `${element}.withConfig({ componentId: '${nameOf(`${file}#${count}`)}' })`;
  });
}

// `styled.div` or `styled(Box)`, after the variable name.
const styled = /(?<== )styled(?:\.\w+|\([\w.]+\))/g;

/** A short name that is the same in every build. */
function nameOf(element: string): string {
  const hash = createHash('sha256').update(element).digest().readUIntBE(0, 6);
  return `td${hash.toString(36).slice(-5)}`;
}
