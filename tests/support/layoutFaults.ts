/**
 * Finds content of the page that cannot be read or pressed in the current window. Runs in the page, so it has no access to outer
 * variables. Elements marked `data-whole` by the UI kit must not be cut: money, numbers, times, identifiers, states.
 */
export function layoutFaults(): string[] {
  const faults = new Set<string>();
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"][aria-modal="true"]')].at(-1);
  const area: ParentNode = modal ?? document;
  const page = document.documentElement;
  const PRESSED = 'button, a[href], input:not([type="hidden"]), select, textarea, [role="tab"], summary';
  type Box = { left: number; right: number; top: number; bottom: number };

  const nameOf = (element: Element): string => {
    const elementText = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} "${elementText.replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
  };
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (clipPath === 'inset(50%)') return false;
      if (position === 'fixed') break;
    }
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const linesOf = (range: Range): DOMRect[] => {
    const lines: DOMRect[] = [];
    for (const box of range.getClientRects()) {
      if (box.width > 0 && !lines.some(({ top, bottom }) => box.top < bottom - 2 && box.bottom > top + 2))
        lines.push(box);
    }
    return lines;
  };

  const isWide = page.scrollWidth - page.clientWidth;
  if (isWide > 0) faults.add(`the page is ${isWide} px wider than the window`);
  const frame = document.querySelector('main')?.parentElement ?? document.body;
  const reached = Math.max(page.clientHeight, Math.ceil(frame.getBoundingClientRect().bottom + scrollY));
  if (page.scrollHeight > reached && !modal)
    faults.add(`the page is ${page.scrollHeight - reached} px higher than what is on it`);

  const cutBy = (box: Box, from: Element): string | undefined => {
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(at);
      if (display === 'inline' || display === 'contents') continue;
      const edge = at.getBoundingClientRect();
      const scrollsX = overflowX === 'auto' || overflowX === 'scroll';
      if (overflowX !== 'visible' && !scrollsX && (box.right > edge.right + 1 || box.left < edge.left - 1))
        return at.localName;
      const scrollsY = overflowY === 'auto' || overflowY === 'scroll';
      if (overflowY !== 'visible' && !scrollsY && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3))
        return at.localName;
      if (scrollsX || scrollsY || position === 'fixed') return undefined;
    }
    return undefined;
  };
  const isHit = (element: Element, hit: Element | null): boolean => {
    if (!hit) return false;
    if (element.contains(hit) || element.closest('label')?.contains(hit)) return true;
    return !element.matches('button, a') && element.parentElement?.contains(hit) === true;
  };
  const centre = (element: Element): [number, number] => {
    const [box] = element.getClientRects();
    return box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1];
  };
  const isInWindow = ([x, y]: [number, number]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const fixedAround = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return at;
    return null;
  };

  for (const element of area.querySelectorAll('[data-whole]')) {
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const by = cutBy(box, element);
    if (by !== undefined) faults.add(`cut by ${by}: ${nameOf(element)}`);
    const at = centre(element);
    if (!isInWindow(at)) continue;
    const hit = document.elementFromPoint(...at);
    const floating = hit && !element.contains(hit) && !hit.contains(element) ? fixedAround(hit) : null;
    if (floating && !floating.contains(element)) faults.add(`covered by ${nameOf(floating)}: ${nameOf(element)}`);
  }

  const elementText = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = elementText.nextNode(); node; node = elementText.nextNode()) {
    const text = node.nodeValue ?? '';
    const around = node.parentElement;
    if (text.trim().length < 2 || !around || !isSeen(around)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (linesOf(range).length < 2) continue;
    for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf(range).length > 1) faults.add(`broken over lines: ${word} in ${nameOf(around)}`);
    }
  }

  const visibleElements = [...document.querySelectorAll('*')].filter(
    ({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft !== 0,
  );
  const places = visibleElements.map((element) => [element, element.scrollTop, element.scrollLeft] as const);
  for (const element of area.querySelectorAll(PRESSED)) {
    if (!isSeen(element) || element.matches('a[href="#main"], [aria-hidden="true"] *')) continue;
    if (getComputedStyle(element).pointerEvents === 'none') continue;
    const natural = centre(element);
    if (isInWindow(natural) && isHit(element, document.elementFromPoint(...natural))) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const now = centre(element);
    if (!isInWindow(now)) faults.add(`out of the window: ${nameOf(element)}`);
    else {
      const hit = document.elementFromPoint(...now);
      if (!isHit(element, hit)) faults.add(`covered by ${hit ? nameOf(hit) : 'nothing'}: ${nameOf(element)}`);
    }
  }
  for (const element of document.querySelectorAll('*')) {
    if (element.scrollTop > 0 && !visibleElements.includes(element)) element.scrollTop = 0;
    if (element.scrollLeft !== 0 && !visibleElements.includes(element)) element.scrollLeft = 0;
  }
  for (const [element, top, left] of places) element.scrollTo(left, top);
  return [...faults];
}
