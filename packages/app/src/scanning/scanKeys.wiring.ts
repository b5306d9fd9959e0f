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

/** Timers are late: a pause is longer than a gap when nothing came for so much more. */
const LATE_MS = 15;

/** Characters that are written before the pace is known: a person whose fingers fall together writes no more of them. */
const WRITTEN_AT_ONCE = 1;

/** A field as it was before the stroke of the burst that is counted from 0. */
type Mark = { from: number; before: FieldBefore };

/** Keys that change others and write nothing; a scanner presses Shift between its characters. */
const silent = new Set(['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Alt', 'Control', 'Meta', 'Fn']);

/**
 * The one listener of the app for scanners that write like keyboards. It hears every key before the page does:
 *
 * - In a field the characters are written as they come, since nobody can know yet whose they are; when they end as a
 *   scan, the field is made what it was, unless it or something round it says `data-scan`. A box that is there for codes
 *   gets what comes faster than a person types in one piece: it draws itself once for a code, not for each of its characters.
 * - Elsewhere, where a character is a shortcut at most, it is held back until no scanner would pause so long: a scan
 *   presses no shortcut, and a person's key is pressed again a moment later.
 *
 * Answers a function that ends it.
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
  /** A scan box gets what was kept for it. */
  const writeOn = () => {
    const text = unwritten;
    unwritten = '';
    if (text !== '') marks.at(-1)?.before.write(text);
  };
  /** What was held back was pressed by a person: it is pressed again, or written where the first of it led. */
  const replayBufferedKeys = () => {
    writeOn();
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

  /** A field that takes codes gets the code alone: without what announces it, and without what it looked for before. */
  const tidy = ({ code, from }: FoundScan, wrote: FieldBefore | undefined) => {
    const box = wrote?.field instanceof HTMLInputElement && wrote.field.type === 'search' ? wrote.field : null;
    // What was held back before the focus came into the field is not written yet.
    const isCodeAlone = bufferedKeys.length === 0 && textFrom(burst, from) === code;
    if (box ? box.value !== code : !isCodeAlone) wrote?.put(code);
  };

  /** The fields that were written into since a stroke, each as it was then. */
  const writtenSince = (from: number): FieldBefore[] => {
    const since = marks.filter((mark) => mark.from >= from).map(({ before }) => before);
    return since.filter(({ field }, at) => since.findIndex((other) => other.field === field) === at);
  };

  const end = (found: FoundScan, event?: KeyboardEvent) => {
    const wrote = writtenSince(found.from);
    const field = wrote[0]?.field;
    const scanMode = scanModeOf(field);
    const [endsIn] = event?.composedPath() ?? [field];
    // The focus may have gone on in the middle of the code: a box takes the code that ends in it.
    const isAccepted = scanMode === 'accept' && endsIn === field;
    writeOn();
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
  const whenItRests = () => {
    // A busy page runs timers late; keys that wait meanwhile still belong to the burst, by their own time.
    if (isKeyWaiting()) return waitForPause();
    const found = announced(burst, scanPrefix.current());
    if (found === null) replayBufferedKeys();
    else end(found);
  };
  const waitForPause = () => {
    clearTimeout(rest);
    // A box shows what a person typed as soon as it was not a scanner; a code without an end, and a shortcut, may wait longer.
    const waitsLong = bufferedKeys.length > 0 || announced(burst, scanPrefix.current()) !== null;
    rest = setTimeout(whenItRests, (waitsLong ? SCANNER_GAP_MS : FAST_GAP_MS) + LATE_MS);
  };

  const character = (event: KeyboardEvent) => {
    const [target = event.target] = event.composedPath();
    const continues = isContinuing(burst, event.timeStamp);
    const isAtOnce = isFast(burst, event.timeStamp);
    if (!continues) wasTyped();
    else if (!isAtOnce) writeOn();
    // No code begins with a space, which presses a button or turns the page, as only a key that is not held back can.
    if (event.key === ' ' && (!continues || (!isAtOnce && !isWritten(target)))) return wasTyped();
    burst = addKey(burst, event.key, event.timeStamp);
    if (isWritten(target) || target instanceof HTMLSelectElement) {
      // Where a scan begins is known at its end: the field is remembered at each pause.
      const pausedAt = tailOf(burst, FAST_GAP_MS);
      const recent = marks.filter(({ from }) => from >= pausedAt);
      const from = burst.keystrokes.length - 1;
      if (recent.every(({ before }) => before.field !== target))
        marks.push(...fieldBefore(target).map((before) => ({ from, before })));
      const isOneField = marks.every(({ before }) => before.field === target);
      if (!isOneField) writeOn();
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
      // A scanner sends a control character as Ctrl and a letter: no command for the browser in the middle of a code.
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

/** What a field, or something round it, says of scans. */
const scanModeOf = (field: HTMLElement | undefined) => {
  const scanMode = field?.closest('[data-scan]')?.getAttribute('data-scan');
  return scanMode === 'accept' || scanMode === 'fill' ? scanMode : null;
};

/** A box that is there for codes, and no field of a form that is left alone as a whole. */
const isScanBox = (field: EventTarget | null): boolean =>
  field instanceof HTMLInputElement && field.getAttribute('data-scan') === 'accept';

const isControl = ({ ctrlKey, altKey, metaKey, key }: KeyboardEvent) =>
  ctrlKey && !altKey && !metaKey && key.length === 1;

/** AltGr writes characters, and browsers tell it as Ctrl and Alt. */
const isCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

/** Ctrl+J and Ctrl+M are the line feed and the carriage return of a scanner that speaks ASCII. */
const isEnd = (event: KeyboardEvent) =>
  isControl(event) ? /^[jm]$/i.test(event.key) : /^(Enter|Tab)$/.test(event.key) && !isCommand(event);

/** Whether keys have come that the page was not told yet; only Chromium says so. */
const isKeyWaiting = (): boolean => navigator.scheduling?.isInputPending?.() ?? false;

declare global {
  interface Navigator {
    readonly scheduling?: { isInputPending?: () => boolean };
  }
}

let stop: (() => void) | undefined;

// One listener while anybody waits for scans, none otherwise.
onHandlersChange(() => {
  if (hasHandler()) stop ??= listenForScanner(document);
  else {
    stop?.();
    stop = undefined;
  }
});
