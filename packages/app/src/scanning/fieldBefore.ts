/** The state of a field before a scanner wrote into it. */
export type RestorableField = {
  field: HTMLElement;
  /** Counts a character that the field received. */
  recordInput: () => void;
  /** Restores the field, with the same events as typing. */
  restore: () => void;
  /** Inserts text at the caret. */
  write: (text: string) => void;
  /** Writes the normalized code: as the whole content of a search box, else at its original position. */
  setValue: (code: string) => void;
};

const isBox = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isNonTextInput(target));

const isNonTextInput = ({ type }: HTMLInputElement): boolean =>
  ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'].includes(type);

/** Returns whether an element accepts typed characters as text. */
export const isTextField = (target: unknown): target is HTMLElement =>
  isBox(target) || (target instanceof HTMLElement && target.isContentEditable);

/** Records the state of a field; empty for anything but a field. */
export function snapshotField(target: EventTarget | null): RestorableField[] {
  if (isBox(target)) return [target.validity.badInput ? writtenBefore(target) : boxBefore(target)];
  if (target instanceof HTMLSelectElement) return [valueBefore(target, 'change')];
  return target instanceof HTMLElement && target.isContentEditable ? [writtenBefore(target)] : [];
}

function boxBefore(box: HTMLInputElement | HTMLTextAreaElement): RestorableField {
  // Number and email inputs do not expose their selection.
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = box;
  const before = valueBefore(box, 'input');
  const restore = () => {
    before.restore();
    if (start !== null && end !== null) box.setSelectionRange(start, end, direction ?? 'none');
  };
  return {
    ...before,
    restore,
    setValue(code) {
      // A new code replaces the earlier search text.
      if (box.type === 'search') return writeValue(box, code, 'input');
      restore();
      insert(box, code);
    },
  };
}

function valueBefore(
  box: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  eventName: string,
): RestorableField {
  const { value } = box;
  let wasNotified = false;
  return {
    field: box,
    recordInput() {
      wasNotified = true;
    },
    write(text) {
      // The focus is not moved back to a field that the user has left.
      if (box.ownerDocument.activeElement === box) insert(box, text);
      else writeValue(box, box.value + text, eventName);
    },
    restore() {
      const isBad = 'validity' in box && box.validity.badInput;
      if (box.value === value && !isBad) {
        // An owner that stores the value in the address has received another one and renders it later.
        if (wasNotified && isLate(box)) {
          writeValue(box, '', eventName);
          writeValue(box, value, eventName);
        }
        return;
      }
      writeValue(box, value, eventName);
    },
    setValue() {},
  };
}

/** Controls that change their value on single keys, so that there is no text to continue. */
const isLate = (box: Element): boolean =>
  box instanceof HTMLSelectElement || (box instanceof HTMLInputElement && /^(date|time|month|week)/.test(box.type));

/** Writes a value and dispatches the event of typing, so that the owner is notified. */
function writeValue(
  box: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  eventName: string,
): void {
  // React detects a value only when the element's own setter wrote it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event(eventName, { bubbles: true }));
}

function insert(field: HTMLElement, text: string): void {
  field.focus();
  field.ownerDocument.execCommand('insertText', false, text);
}

/**
 * Restores text that has no readable value: an editable element, or a number input with invalid content. Written characters are
 * deleted as by Backspace, so that an editor is notified, and text that was selected before is written again.
 */
function writtenBefore(field: HTMLElement): RestorableField {
  const marked = isBox(field) ? '' : (field.ownerDocument.getSelection()?.toString() ?? '');
  let written = 0;
  const restore = () => {
    const { ownerDocument: page } = field;
    for (let i = 0; i < written; i += 1) page.execCommand('delete');
    if (written > 0 && marked !== '') page.execCommand('insertText', false, marked);
  };
  return {
    field,
    recordInput: () => (written += 1),
    write: (text) => insert(field, text),
    restore,
    setValue(code) {
      restore();
      insert(field, code);
    },
  };
}
