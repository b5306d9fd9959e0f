/** A field as it was before a scanner wrote into it. */
export type FieldBefore = {
  field: HTMLElement;
  /** Counts a character that the field took. */
  grew: () => void;
  /** Makes the field what it was, in a way that its owner hears of like of typing. */
  takeBack: () => void;
  /** Writes on, where the caret is. */
  write: (text: string) => void;
  /** Leaves in the field the code as the shop reads it: alone in a box that searches, else where it was written. */
  put: (code: string) => void;
};

const isBox = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isPressed(target));

const isPressed = ({ type }: HTMLInputElement): boolean =>
  ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'].includes(type);

/** Whether characters go into this element as text. */
export const isWritten = (target: unknown): target is HTMLElement =>
  isBox(target) || (target instanceof HTMLElement && target.isContentEditable);

/** Notes what a field holds; nothing for what is no field. */
export function fieldBefore(target: EventTarget | null): FieldBefore[] {
  if (isBox(target)) return [target.validity.badInput ? writtenBefore(target) : boxBefore(target)];
  if (target instanceof HTMLSelectElement) return [valueBefore(target, 'change')];
  return target instanceof HTMLElement && target.isContentEditable ? [writtenBefore(target)] : [];
}

function boxBefore(box: HTMLInputElement | HTMLTextAreaElement): FieldBefore {
  // Boxes for numbers and e-mail addresses tell nothing of their selection.
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = box;
  const before = valueBefore(box, 'input');
  const restore = () => {
    before.takeBack();
    if (start !== null && end !== null) box.setSelectionRange(start, end, direction ?? 'none');
  };
  return {
    ...before,
    takeBack: restore,
    put(code) {
      // What was looked for before is no part of what is looked for now.
      if (box.type === 'search') return writeValue(box, code, 'input');
      restore();
      insert(box, code);
    },
  };
}

function valueBefore(
  box: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  insertedText: string,
): FieldBefore {
  const { value } = box;
  let wasNotified = false;
  return {
    field: box,
    grew() {
      wasNotified = true;
    },
    write(text) {
      // Whoever has gone on is not called back.
      if (box.ownerDocument.activeElement === box) insert(box, text);
      else writeValue(box, box.value + text, insertedText);
    },
    takeBack() {
      const isBad = 'validity' in box && box.validity.badInput;
      if (box.value === value && !isBad) {
        // An owner that keeps the value in the address has heard of another one, and shows it only later.
        if (wasNotified && isLate(box)) {
          writeValue(box, '', insertedText);
          writeValue(box, value, insertedText);
        }
        return;
      }
      writeValue(box, value, insertedText);
    },
    put() {},
  };
}

/** Boxes that change what they hold by single keys, so that there is no word which one could go on typing. */
const isLate = (box: Element): boolean =>
  box instanceof HTMLSelectElement || (box instanceof HTMLInputElement && /^(date|time|month|week)/.test(box.type));

/** Writes as a person would, so that the owner hears of it. */
function writeValue(
  box: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  insertedText: string,
): void {
  // React hears of a value only when the element's own setter wrote it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event(insertedText, { bubbles: true }));
}

function insert(field: HTMLElement, text: string): void {
  field.focus();
  field.ownerDocument.execCommand('insertText', false, text);
}

/**
 * Text that no value holds: an editable element, or a number box in which something stands that is no number. What was
 * written is deleted as by Backspace, so that an editor hears of it, and what was marked before is written again.
 */
function writtenBefore(field: HTMLElement): FieldBefore {
  const marked = isBox(field) ? '' : (field.ownerDocument.getSelection()?.toString() ?? '');
  let written = 0;
  const restore = () => {
    const { ownerDocument: page } = field;
    for (let i = 0; i < written; i += 1) page.execCommand('delete');
    if (written > 0 && marked !== '') page.execCommand('insertText', false, marked);
  };
  return {
    field,
    grew: () => (written += 1),
    write: (text) => insert(field, text),
    takeBack: restore,
    put(code) {
      restore();
      insert(field, code);
    },
  };
}
