import {
  completedScan,
  FAST_GAP_MS,
  addKey,
  isFast,
  isContinuing,
  scanEndedAt,
  SEPARATOR,
  emptyBurst,
  SCANNER_GAP_MS,
  tailOf,
  textFrom,
  type FoundScan,
} from './burst.ts';
import { entryOf } from './entryOf.ts';
import { snapshotField, isTextField, type RestorableField } from './fieldBefore.ts';
import { dispatchScan, onHandlersChange, hasHandler } from './handlers.ts';
import { scanPrefix } from './scanPrefix.ts';

/** Timers fire late: a pause is longer than a gap only when this much more time has passed. */
const TIMER_TOLERANCE_MS = 15;

/** Characters written before the pace is known. A person who hits keys almost together writes no more than these. */
const UNBUFFERED_KEYS = 1;

/** The state of a field before the burst's keystroke number `from`, counted from 0. */
type Mark = { from: number; before: RestorableField };

/** Keys that modify others and write nothing; a scanner presses Shift between its characters. */
const modifierKeys = new Set(['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Alt', 'Control', 'Meta', 'Fn']);

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
  const replayed = new WeakSet<Event>();
  let burst = emptyBurst;
  let marks: Mark[] = [];
  let bufferedKeys: KeyboardEvent[] = [];
  let bufferedText = '';
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  const resetBurst = () => {
    clearTimeout(pauseTimer);
    [burst, marks, bufferedKeys, bufferedText] = [emptyBurst, [], [], ''];
  };
  const replayKey = (event: KeyboardEvent) => {
    const replayedEvent = new KeyboardEvent('keydown', event);
    replayed.add(replayedEvent);
    const { target } = event;
    (target instanceof Node && target.isConnected ? target : page.body).dispatchEvent(replayedEvent);
  };
  /** Writes the buffered characters into the scan box. */
  const writeBuffered = () => {
    const text = bufferedText;
    bufferedText = '';
    if (text !== '') marks.at(-1)?.before.write(text);
  };
  /** The buffered keys came from a person: replays them, or inserts them where the first of them moved the focus. */
  const replayBufferedKeys = () => {
    writeBuffered();
    const keys = bufferedKeys;
    bufferedKeys = [];
    for (const event of keys) {
      if (event !== keys[0] && isTextField(page.activeElement)) page.execCommand('insertText', false, event.key);
      else replayKey(event);
    }
  };
  const flushTyped = () => {
    replayBufferedKeys();
    resetBurst();
  };

  /** Leaves only the code in a field that accepts codes: without the prefix and without an earlier search text. */
  const normalizeField = ({ code, from }: FoundScan, snapshots: RestorableField | undefined) => {
    const box =
      snapshots?.field instanceof HTMLInputElement && snapshots.field.type === 'search' ? snapshots.field : null;
    // Keys that were buffered before the field got the focus are not written yet.
    const isCodeAlone = bufferedKeys.length === 0 && textFrom(burst, from) === code;
    if (box ? box.value !== code : !isCodeAlone) snapshots?.setValue(code);
  };

  /** Returns the fields that were written into since a keystroke, each in its earlier state. */
  const writtenSince = (from: number): RestorableField[] => {
    const since = marks.filter((mark) => mark.from >= from).map(({ before }) => before);
    return since.filter(({ field }, at) => since.findIndex((other) => other.field === field) === at);
  };

  const finishScan = (found: FoundScan, event?: KeyboardEvent) => {
    const snapshots = writtenSince(found.from);
    const field = snapshots[0]?.field;
    const scanMode = scanModeOf(field);
    const [endsIn] = event?.composedPath() ?? [field];
    // The focus may have moved in the middle of the code: a box accepts only a code that ends in it.
    const isAccepted = scanMode === 'accept' && endsIn === field;
    writeBuffered();
    if (isAccepted || scanMode === 'fill') {
      normalizeField(found, snapshots[0]);
      bufferedKeys = [];
    }
    if (isAccepted || (scanMode !== 'fill' && !hasHandler())) return flushTyped();
    if (event) suppress(event);
    resetBurst();
    if (scanMode === 'fill') return;
    for (const { restore } of snapshots.toReversed()) restore();
    void dispatchScan({ text: found.code, by: 'scanner', field: field ?? null });
  };
  const handlePause = () => {
    // A busy page runs timers late; pending keys still belong to the burst, by their own timestamps.
    if (isKeyWaiting()) return waitForPause();
    const found = completedScan(burst, scanPrefix.current());
    if (found === null) replayBufferedKeys();
    else finishScan(found);
  };
  const waitForPause = () => {
    clearTimeout(pauseTimer);
    // Typed characters appear as soon as a scanner is ruled out; a code without an end key, and a shortcut, may wait longer.
    const waitsLong = bufferedKeys.length > 0 || completedScan(burst, scanPrefix.current()) !== null;
    pauseTimer = setTimeout(handlePause, (waitsLong ? SCANNER_GAP_MS : FAST_GAP_MS) + TIMER_TOLERANCE_MS);
  };

  const handleCharacter = (event: KeyboardEvent) => {
    const [target = event.target] = event.composedPath();
    const continues = isContinuing(burst, event.timeStamp);
    const isAtOnce = isFast(burst, event.timeStamp);
    if (!continues) flushTyped();
    else if (!isAtOnce) writeBuffered();
    // No code starts with a space. A space presses a button or scrolls the page, which only an unbuffered key can do.
    if (event.key === ' ' && (!continues || (!isAtOnce && !isTextField(target)))) return flushTyped();
    burst = addKey(burst, event.key, event.timeStamp);
    if (isTextField(target) || target instanceof HTMLSelectElement) {
      // The start of a scan is known only at its end: the field's state is recorded after each pause.
      const pausedAt = tailOf(burst, FAST_GAP_MS);
      const recent = marks.filter(({ from }) => from >= pausedAt);
      const from = burst.keystrokes.length - 1;
      if (recent.every(({ before }) => before.field !== target))
        marks.push(...snapshotField(target).map((before) => ({ from, before })));
      const isOneField = marks.every(({ before }) => before.field === target);
      if (!isOneField) writeBuffered();
      else if (from - pausedAt >= UNBUFFERED_KEYS && isScanBox(target)) {
        suppress(event);
        bufferedText += event.key;
      }
    } else {
      suppress(event);
      bufferedKeys.push(event);
    }
    waitForPause();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (replayed.has(event) || modifierKeys.has(event.key)) return;
    const continues = isContinuing(burst, event.timeStamp);
    if (event.isComposing || event.repeat) flushTyped();
    else if (isEnd(event)) {
      const [target = event.target] = event.composedPath();
      const found = scanEndedAt(
        burst,
        event.timeStamp,
        entryOf(marks[0]?.before.field ?? target),
        scanPrefix.current(),
      );
      if (found === null) flushTyped();
      else finishScan(found, event);
    } else if (isControl(event) && continues) {
      // A scanner sends a control character as Ctrl and a letter, which must not run a browser command in the middle of a code.
      suppress(event);
      if (event.key === ']') burst = addKey(burst, SEPARATOR, event.timeStamp);
      else burst = { ...burst, lastAtMs: event.timeStamp };
    } else if (Array.from(event.key).length === 1 && !isCommand(event)) handleCharacter(event);
    else flushTyped();
  };
  const onInput = ({ target }: Event) => {
    for (const { before } of marks) if (target === before.field) before.recordInput();
  };

  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('input', onInput, { capture: true });
  return () => {
    flushTyped();
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    window.removeEventListener('input', onInput, { capture: true });
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
