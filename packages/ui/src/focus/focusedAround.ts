/** Returns the focused element in the same shadow root or document as a component. */
export function focusedAround(part: Node | null | undefined): Element | null {
  const root = part?.getRootNode();
  return (root instanceof ShadowRoot ? root.activeElement : null) ?? document.activeElement;
}
