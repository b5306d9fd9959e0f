/** The element with the focus, as a part sees it: inside the shadow that it stands in, else in the document. */
export function focusedAround(part: Node | null | undefined): Element | null {
  const root = part?.getRootNode();
  return (root instanceof ShadowRoot ? root.activeElement : null) ?? document.activeElement;
}
