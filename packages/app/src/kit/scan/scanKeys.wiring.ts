import { announced, BURST_GAP_MS, hear, isGoingOn, scanEndedAt, SEPARATOR, silence } from './burst.ts';
import { fieldBefore, isWritten, type FieldBefore } from './fieldBefore.ts';
import { offer, onStanding, someoneStands } from './handlers.ts';
import { scanPrefix } from './scanPrefix.ts';

/** A burst is over when nothing came for so long; a little more than the gap, as timers know no mercy. */
const REST_MS = BURST_GAP_MS + 15;

/** Characters that are written before the pace is known: a person whose fingers fall together writes no more of them. */
const WRITTEN_AT_ONCE = 1;

/** Keys that change others and write nothing; a scanner presses Shift between its characters. */
const silent = new Set(['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Alt', 'Control', 'Meta', 'Fn']);

/**
 * The one listener of the app for scanners that write like keyboards. It hears every key before the page does:
 *
 * - In a field the characters are written as they come, since nobody can know yet whose they are; when they end as a
 *   scan, the field is made what it was, unless it or something round it says `data-scan`. A box that is there for codes
 *   gets what comes at a scanner's pace in one piece: it draws itself once for a code, not for each of its characters.
 * - Elsewhere, where a character is a shortcut at most, it is held back until the burst is over: a scan presses no
 *   shortcut, and a person's key is pressed again a moment later.
 *
 * Answers a function that ends it.
 */
function hearScanner(page: Document): () => void {
  const again = new WeakSet<Event>();
  let burst = silence;
  let fields: FieldBefore[] = [];
  let held: KeyboardEvent[] = [];
  let unwritten = '';
  let rest: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    clearTimeout(rest);
    [burst, fields, held, unwritten] = [silence, [], [], ''];
  };
  const press = (event: KeyboardEvent) => {
    const anew = new KeyboardEvent('keydown', event);
    again.add(anew);
    const { target } = event;
    (target instanceof Node && target.isConnected ? target : page.body).dispatchEvent(anew);
  };
  /** A scan box gets what was kept for it. */
  const writeOn = () => {
    const text = unwritten;
    unwritten = '';
    if (text !== '') fields[0]?.write(text);
  };
  /** What was held back was pressed by a person: it is pressed again, or written where the first of it led. */
  const letGo = () => {
    writeOn();
    const keys = held;
    held = [];
    for (const event of keys) {
      if (event !== keys[0] && isWritten(page.activeElement)) page.execCommand('insertText', false, event.key);
      else press(event);
    }
  };
  const wasTyped = () => {
    letGo();
    forget();
  };

  /** A field that takes codes gets the code alone: without what announces it, and without what it looked for before. */
  const tidy = (text: string) => {
    const [wrote] = fields;
    const box = wrote?.field instanceof HTMLInputElement && wrote.field.type === 'search' ? wrote.field : null;
    if (box ? box.value !== text : burst.text !== text) wrote?.put(text);
  };

  const end = (text: string, event?: KeyboardEvent) => {
    const wish = wishOf(fields[0]?.field);
    writeOn();
    if (wish === 'accept' || wish === 'fill') tidy(text);
    if (wish === 'accept' || (wish === null && !someoneStands())) return wasTyped();
    if (event) keep(event);
    const wrote = fields;
    forget();
    if (wish === 'fill') return;
    for (const { takeBack } of wrote.toReversed()) takeBack();
    void offer({ text, by: 'scanner', field: wrote[0]?.field ?? null });
  };
  const whenItRests = () => {
    // A busy page runs timers late; keys that wait meanwhile still belong to the burst, by their own time.
    if (isKeyWaiting()) return waitForRest();
    const code = announced(burst, scanPrefix.current());
    if (code === null) letGo();
    else end(code);
  };
  const waitForRest = () => {
    clearTimeout(rest);
    rest = setTimeout(whenItRests, REST_MS);
  };

  const character = (event: KeyboardEvent) => {
    const [target = event.target] = event.composedPath();
    const goesOn = isGoingOn(burst, event.timeStamp);
    if (!goesOn) wasTyped();
    // No code begins with a space, which presses a button or turns the page.
    if (!goesOn && event.key === ' ') return;
    burst = hear(burst, event.key, event.timeStamp);
    if (isWritten(target) || target instanceof HTMLSelectElement) {
      if (fields.every(({ field }) => field !== target)) fields.push(...fieldBefore(target));
      const isOneField = fields.length === 1 && fields[0]?.field === target;
      if (!isOneField) writeOn();
      else if (burst.text.length > WRITTEN_AT_ONCE && isScanBox(target)) {
        keep(event);
        unwritten += event.key;
      }
    } else {
      keep(event);
      held.push(event);
    }
    waitForRest();
  };
  const listen = (event: KeyboardEvent) => {
    if (again.has(event) || silent.has(event.key)) return;
    const goesOn = isGoingOn(burst, event.timeStamp);
    if (event.isComposing || event.repeat) wasTyped();
    else if (isEnd(event)) {
      const code = scanEndedAt(burst, event.timeStamp, scanPrefix.current());
      if (code === null) wasTyped();
      else end(code, event);
    } else if (isControl(event) && goesOn) {
      // A scanner sends a control character as Ctrl and a letter: no command for the browser in the middle of a code.
      keep(event);
      const text = event.key === ']' ? burst.text + SEPARATOR : burst.text;
      burst = { text, lastAtMs: event.timeStamp };
    } else if (Array.from(event.key).length === 1 && !isCommand(event)) character(event);
    else wasTyped();
  };
  const count = ({ target }: Event) => {
    for (const { field, grew } of fields) if (target === field) grew();
  };

  window.addEventListener('keydown', listen, { capture: true });
  window.addEventListener('input', count, { capture: true });
  return () => {
    wasTyped();
    window.removeEventListener('keydown', listen, { capture: true });
    window.removeEventListener('input', count, { capture: true });
  };
}

const keep = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** What a field, or something round it, says of scans. */
const wishOf = (field: HTMLElement | undefined) => {
  const wish = field?.closest('[data-scan]')?.getAttribute('data-scan');
  return wish === 'accept' || wish === 'fill' ? wish : null;
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
onStanding(() => {
  if (someoneStands()) stop ??= hearScanner(document);
  else {
    stop?.();
    stop = undefined;
  }
});
