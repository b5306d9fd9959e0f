'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Handlers = {
  onPointerDown?: ((event: PointerEvent<HTMLInputElement>) => void) | undefined;
  onMouseUp?: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
};

/**
 * The typed text, the value read from it, and the parent's value at that time. `previousValue` is the value that the parent kept while
 * the input was empty.
 */
type Typed<Value> = { text: string; read: Value | null; over: Value | null; previousValue: Value | null };

export type TypedTextOptions<Value> = Handlers & {
  value: Value | null;
  /** Formats the value for an input that is not being edited; with `focused`, in a form that is easy to edit. */
  write: (value: Value | null, focused: boolean) => string;
  /** A value that means the same as null, which a parent may set for an empty input. */
  nothing?: Value | undefined;
};

/**
 * Stores the text typed into an input that shows a value. The text is shown only as long as it matches that value: when the
 * parent sets another value, the text is dropped and the new value is shown. Focusing the input by key or press selects its
 * whole text, and so does a change of the value while it has the focus. The first press selects until something is typed; the
 * next one places the caret.
 *
 * Spread `handlers` on the input; they call the given ones.
 */
export function useTypedText<Value>({ value, write, nothing, ...own }: TypedTextOptions<Value>) {
  const [typed, setTyped] = useState<Typed<Value> | null>(null);
  const [focused, setFocused] = useState(false);
  const wasPressed = useRef(false);
  const selects = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  const isNothing = (one: Value | null) => one === null || Object.is(one, nothing);
  const isOf = ({ read, over }: Typed<Value>) =>
    Object.is(read, value) || (isNothing(read) && (isNothing(value) || Object.is(value, over)));
  const current = typed !== null && isOf(typed) ? typed : null;
  // Discarded permanently: the old text must not reappear with the old value.
  if (typed !== current) setTyped(current);

  const text = current === null ? write(value, focused) : current.text;
  const isTyped = current !== null;
  useLayoutEffect(
    function selectUntypedText() {
      if (focused && !isTyped) selectAll(input.current);
    },
    [focused, isTyped, text],
  );

  const enter = (element: HTMLInputElement) => {
    input.current = element;
    setFocused(true);
  };

  return {
    text,
    /**
     * Sets the typed text and the value read from it. Returns the value to report: the read value, except when the parent kept
     * its value while the input was empty. When such an input is emptied again, it reports the kept value and not a part of
     * what was typed since.
     */
    type(next: string, read: Value | null): Value | null {
      const previous = current?.text === '' && !isNothing(value) ? value : (current?.previousValue ?? null);
      const isBack = next === '' && previous !== null;
      setTyped({ text: next, read, over: isBack ? previous : value, previousValue: previous });
      return isBack ? previous : read;
    },
    forget: () => setTyped(null),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLInputElement>) {
        // Also when Tab came first: a person who presses the field does not know which field has the focus.
        selects.current = !wasPressed.current && !isTyped;
        wasPressed.current = true;
        own.onPointerDown?.(event);
      },
      onMouseUp(event: MouseEvent<HTMLInputElement>) {
        const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
        const isDragged = selectionStart !== selectionEnd && !(selectionStart === 0 && selectionEnd === shown.length);
        // Otherwise the browser places the caret: immediately, or after the click event if the press was on selected text.
        if (selects.current && !isDragged) {
          event.preventDefault();
          selectAll(event.currentTarget);
        }
        selects.current = false;
        own.onMouseUp?.(event);
      },
      onFocus(event: FocusEvent<HTMLInputElement>) {
        enter(event.currentTarget);
        own.onFocus?.(event);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        // A closing dialog returns the focus while React receives no events.
        if (!focused) {
          enter(event.currentTarget);
          // Immediately: the key is inserted before the next render.
          selectAll(event.currentTarget);
        }
        own.onKeyDown?.(event);
      },
      onBlur(event: FocusEvent<HTMLInputElement>) {
        setTyped(null);
        setFocused(false);
        wasPressed.current = false;
        own.onBlur?.(event);
      },
    },
  };
}

// Unlike select(), this selects the text on iOS too.
const selectAll = (input: HTMLInputElement | null) => input?.setSelectionRange(0, input.value.length);
