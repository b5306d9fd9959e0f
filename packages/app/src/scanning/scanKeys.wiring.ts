import {
  announced,
  FAST_GAP_MS,
  addKey,
  isFast,
  isContinuing,
  scanEndedAt,
  SEPARATOR,
  silence,
  SCANNER_GAP_MS,
  tailOf,
  textFrom,
  type FoundScan,
} from './burst.ts';
import { entryOf } from './entryOf.ts';
import { fieldBefore, isWritten, type FieldBefore } from './fieldBefore.ts';
import { offer, onHandlersChange, hasHandler } from './handlers.ts';
import { scanPrefix } from './scanPrefix.ts';

/** Timers fire late: a pause is longer than a gap only when this much more time has passed. */
const LATE_MS = 15;

/** Characters written before the pace is known. A person who hits keys almost together writes no more than these. */
const WRITTEN_AT_ONCE = 1;

/** The state of a field before the burst's keystroke number `from`, counted from 0. */
type Mark = { from: number; before: FieldBefore };

/** Keys that modify others and write nothing; a scanner presses Shift between its characters. */
const silent = new Set(['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Alt', 'Control', 'Meta', 'Fn']);

/**
 * Listens for keyboard scanners; the only such listener of the app. It receives every key before the page does:
 *
 * - In a field, characters are written as they arrive, since their source is not known yet. When they turn out to be a scan,
 *   the field is restored, unless it or an ancestor has `data-scan`. A box for codes gets characters that come faster than a
 *   person types in one piece, so that it renders once per code and not once per character.
 * - Elsewhere, where a character is at most a shortcut, it is buffered until the pause is too long for a scanner: a scan
 *   triggers no shortcut, and a person's key is replayed a moment later.
 *
 * Returns a function that stops listening.
 */
function listenForScanner(page: Document): () => void {
  const again = new WeakSet<Event>();
  let burst = silence;
  let marks: Mark[] = [];
  let bufferedKeys: KeyboardEvent[] = [];
  let unwritten = '';
  let rest: ReturnType<typeof setTimeout> | undefined;

  const resetBurst = () => {
    clearTimeout(rest);
    [burst, marks, bufferedKeys, unwritten] = [silence, [], [], ''];
  };
  const press = (event: KeyboardEvent) => {
    const replayedEvent = new KeyboardEvent('keydown', event);
    again.add(replayedEvent);
    const { target } = event;
    (target instanceof Node && target.isConnected ? target : page.body).dispatchEvent(replayedEvent);
  };
  /** Writes the buffered characters into the scan box. */
  const writeBuffered = () => {
    const text = unwritten;
    unwritten = '';
    if (text !== '') marks.at(-1)?.before.write(text);
  };
  /** The buffered keys came from a person: replays them, or inserts them where the first of them moved the focus. */
  const replayBufferedKeys = () => {
    writeBuffered();
    const keys = bufferedKeys;
    bufferedKeys = [];
    for (const event of keys) {
      if (event !== keys[0] && isWritten(page.activeElement)) page.execCommand('insertText', false, event.key);
      else press(event);
    }
  };
  const wasTyped = () => {
    replayBufferedKeys();
    resetBurst();
  };

  /** Leaves only the code in a field that accepts codes: without the prefix and without an earlier search text. */
  const tidy = ({ code, from }: FoundScan, wrote: FieldBefore | undefined) => {
    const box = wrote?.field instanceof HTMLInputElement && wrote.field.type === 'search' ? wrote.field : null;
    // Keys that were buffered before the field got the focus are not written yet.
    const isCodeAlone = bufferedKeys.length === 0 && textFrom(burst, from) === code;
    if (box ? box.value !== code : !isCodeAlone) wrote?.put(code);
  };

  /** Returns the fields that were written into since a keystroke, each in its earlier state. */
  const writtenSince = (from: number): FieldBefore[] => {
    const since = marks.filter((mark) => mark.from >= from).map(({ before }) => before);
    return since.filter(({ field }, at) => since.findIndex((other) => other.field === field) === at);
  };

  const end = (found: FoundScan, event?: KeyboardEvent) => {
    const wrote = writtenSince(found.from);
    const field = wrote[0]?.field;
    const scanMode = scanModeOf(field);
    const [endsIn] = event?.composedPath() ?? [field];
    // The focus may have moved in the middle of the code: a box accepts only a code that ends in it.
    const isAccepted = scanMode === 'accept' && endsIn === field;
    writeBuffered();
    if (isAccepted || scanMode === 'fill') {
      tidy(found, wrote[0]);
      bufferedKeys = [];
    }
    if (isAccepted || (scanMode !== 'fill' && !hasHandler())) return wasTyped();
    if (event) suppress(event);
    resetBurst();
    if (scanMode === 'fill') return;
    for (const { takeBack: restore } of wrote.toReversed()) restore();
    void offer({ text: found.code, by: 'scanner', field: field ?? null });
  };
  const handlePause = () => {
    // A busy page runs timers late; pending keys still belong to the burst, by their own timestamps.
    if (isKeyWaiting()) return waitForPause();
    const found = announced(burst, scanPrefix.current());
    if (found === null) replayBufferedKeys();
    else end(found);
  };
  const waitForPause = () => {
    clearTimeout(rest);
    // Typed characters appear as soon as a scanner is ruled out; a code without an end key, and a shortcut, may wait longer.
    const waitsLong = bufferedKeys.length > 0 || announced(burst, scanPrefix.current()) !== null;
    rest = setTimeout(handlePause, (waitsLong ? SCANNER_GAP_MS : FAST_GAP_MS) + LATE_MS);
  };

  const character = (event: KeyboardEvent) => {
    const [target = event.target] = event.composedPath();
    const continues = isContinuing(burst, event.timeStamp);
    const isAtOnce = isFast(burst, event.timeStamp);
    if (!continues) wasTyped();
    else if (!isAtOnce) writeBuffered();
    // No code starts with a space. A space presses a button or scrolls the page, which only an unbuffered key can do.
    if (event.key === ' ' && (!continues || (!isAtOnce && !isWritten(target)))) return wasTyped();
    burst = addKey(burst, event.key, event.timeStamp);
    if (isWritten(target) || target instanceof HTMLSelectElement) {
      // The start of a scan is known only at its end: the field's state is recorded after each pause.
      const pausedAt = tailOf(burst, FAST_GAP_MS);
      const recent = marks.filter(({ from }) => from >= pausedAt);
      const from = burst.keystrokes.length - 1;
      if (recent.every(({ before }) => before.field !== target))
        marks.push(...fieldBefore(target).map((before) => ({ from, before })));
      const isOneField = marks.every(({ before }) => before.field === target);
      if (!isOneField) writeBuffered();
      else if (from - pausedAt >= WRITTEN_AT_ONCE && isScanBox(target)) {
        suppress(event);
        unwritten += event.key;
      }
    } else {
      suppress(event);
      bufferedKeys.push(event);
    }
    waitForPause();
  };
  const listen = (event: KeyboardEvent) => {
    if (again.has(event) || silent.has(event.key)) return;
    const continues = isContinuing(burst, event.timeStamp);
    if (event.isComposing || event.repeat) wasTyped();
    else if (isEnd(event)) {
      const [target = event.target] = event.composedPath();
      const found = scanEndedAt(
        burst,
        event.timeStamp,
        entryOf(marks[0]?.before.field ?? target),
        scanPrefix.current(),
      );
      if (found === null) wasTyped();
      else end(found, event);
    } else if (isControl(event) && continues) {
      // A scanner sends a control character as Ctrl and a letter, which must not run a browser command in the middle of a code.
      suppress(event);
      if (event.key === ']') burst = addKey(burst, SEPARATOR, event.timeStamp);
      else burst = { ...burst, lastAtMs: event.timeStamp };
    } else if (Array.from(event.key).length === 1 && !isCommand(event)) character(event);
    else wasTyped();
  };
  const count = ({ target }: Event) => {
    for (const { before } of marks) if (target === before.field) before.grew();
  };

  window.addEventListener('keydown', listen, { capture: true });
  window.addEventListener('input', count, { capture: true });
  return () => {
    wasTyped();
    window.removeEventListener('keydown', listen, { capture: true });
    window.removeEventListener('input', count, { capture: true });
  };
}

const suppress = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Returns the `data-scan` mode of a field or its closest ancestor. */
const scanModeOf = (field: HTMLElement | undefined) => {
  const scanMode = field?.closest('[data-scan]')?.getAttribute('data-scan');
  return scanMode === 'accept' || scanMode === 'fill' ? scanMode : null;
};

/** Returns whether a field is a box for codes itself, and not only inside a form with `data-scan`. */
const isScanBox = (field: EventTarget | null): boolean =>
  field instanceof HTMLInputElement && field.getAttribute('data-scan') === 'accept';

const isControl = ({ ctrlKey, altKey, metaKey, key }: KeyboardEvent) =>
  ctrlKey && !altKey && !metaKey && key.length === 1;

/** AltGr writes characters; browsers report it as Ctrl and Alt. */
const isCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

/** Ctrl+J and Ctrl+M are the line feed and the carriage return of a scanner in ASCII mode. */
const isEnd = (event: KeyboardEvent) =>
  isControl(event) ? /^[jm]$/i.test(event.key) : /^(Enter|Tab)$/.test(event.key) && !isCommand(event);

/** Returns whether key events are pending; only Chromium supports this. */
const isKeyWaiting = (): boolean => navigator.scheduling?.isInputPending?.() ?? false;

declare global {
  interface Navigator {
    readonly scheduling?: { isInputPending?: () => boolean };
  }
}

let stop: (() => void) | undefined;

// One listener while any scan handler is registered, none otherwise.
onHandlersChange(() => {
  if (hasHandler()) stop ??= listenForScanner(document);
  else {
    stop?.();
    stop = undefined;
  }
});
