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
 * Text that was typed, the value that it was read as, and the value that the owner had while it was typed. `kept` is the value
 * that the owner went on with while the input was empty.
 */
type Typed<Value> = { text: string; read: Value | null; over: Value | null; kept: Value | null };

export type TypedTextOptions<Value> = Handlers & {
  value: Value | null;
  /** Writes the value as the input shows it while nothing is typed; `focused` asks for what is easy to type on. */
  write: (value: Value | null, focused: boolean) => string;
  /** Stands for no value beside null, so that an owner may answer an empty input with it. */
  nothing?: Value | undefined;
};

/**
 * Keeps what is typed into an input that shows a value, and shows it only as long as it says that value: when the owner sets
 * another one, the text is dropped and the new value is shown. An input that is entered, by key or by press, has all of its
 * text selected, and so has one whose value changes under the focus. The first press selects until something is typed; the next
 * one places the caret.
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
  // Dropped for good: the old text must not come back with the old value.
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
     * Sets the typed text and what it was read as; answers the value to report. That is what was read, but for an owner that keeps
     * its value while the input is empty: emptied again, the input reports the value of before, not a part of what was typed since.
     */
    type(next: string, read: Value | null): Value | null {
      const previous = current?.text === '' && !isNothing(value) ? value : (current?.kept ?? null);
      const isBack = next === '' && previous !== null;
      setTyped({ text: next, read, over: isBack ? previous : value, kept: previous });
      return isBack ? previous : read;
    },
    forget: () => setTyped(null),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLInputElement>) {
        // Also where Tab came first: a person who presses does not know which field has the focus.
        selects.current = !wasPressed.current && !isTyped;
        wasPressed.current = true;
        own.onPointerDown?.(event);
      },
      onMouseUp(event: MouseEvent<HTMLInputElement>) {
        const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
        const isDragged = selectionStart !== selectionEnd && !(selectionStart === 0 && selectionEnd === shown.length);
        // Otherwise the browser places the caret now, where the press was on selected text only after the click event.
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
        // A dialog that closes gives the focus back while React listens to no event.
        if (!focused) {
          enter(event.currentTarget);
          // At once: the key is written before anything is drawn again.
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

// Unlike select() this marks the text in iOS too.
const selectAll = (input: HTMLInputElement | null) => input?.setSelectionRange(0, input.value.length);
