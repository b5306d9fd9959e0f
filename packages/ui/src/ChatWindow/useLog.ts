'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChatEntry } from './chatEntry.ts';
import { earlierRange, anchoredRange, laterRange, newCount, placesOf, type LogRange } from './logRange.ts';

/**
 * Distance to an end at which more rows are rendered, and distance to the newest row that counts as being at the end, in CSS
 * pixels.
 */
const NEAR = 240;
const AT_END = 24;

type Log = {
  box: RefObject<HTMLDivElement | null>;
  /** The indexes of the rendered rows. */
  first: number;
  end: number;
  isAtEnd: boolean;
  /** The number of messages since the user scrolled away from the newest. */
  unreadCount: number;
  onScroll: () => void;
  toEnd: () => void;
};

/**
 * Renders a window of a long list and moves it with the scroll position, so that one more message costs the same after ten as
 * after ten thousand. At the newest message the log stays at the end. Elsewhere the visible messages keep their position when
 * others are added above or below. `onTop` is called near the first message, `onSeen` with the newest visible message.
 */
export function useLog(entries: readonly ChatEntry[], onTop: () => void, onSeen: (id: string) => void): Log {
  const box = useRef<HTMLDivElement>(null);
  const anchors = useRef<AnchorRow[]>([]);
  const newestId = useRef<string | undefined>(undefined);
  const seenId = useRef<string | undefined>(undefined);
  const [range, setRange] = useState<LogRange>(null);
  const [first, end] = placesOf(entries, range);

  const updateRange = (isScrolled: boolean) => {
    const log = box.current;
    // A hidden element has no scroll position.
    if (!log || log.clientHeight === 0) return;
    const below = log.scrollHeight - log.scrollTop - log.clientHeight;
    if (end === entries.length && below < AT_END) setRange(null);
    else if (range === null) setRange(anchoredRange(entries));
    else if (log.scrollTop < NEAR && first > 0) setRange(earlierRange(entries, range));
    else if (below < NEAR && end < entries.length) setRange(laterRange(entries, range));
    if (isScrolled && log.scrollTop < NEAR && first === 0) onTop();
  };
  const reportSeen = () => {
    const newest = entries.at(-1);
    if (range !== null || !newest || newest.id === seenId.current) return;
    if (box.current?.clientHeight === 0 || document.hidden) return;
    seenId.current = newest.id;
    onSeen(newest.id);
  };
  const stay = () => {
    if (range === null && box.current) box.current.scrollTop = box.current.scrollHeight;
    else if (box.current) anchors.current = anchorRows(box.current);
    reportSeen();
  };
  const adjustScroll = () => {
    const newest = entries.at(-1);
    // A message that was just written here. Messages written in another tab arrive as sent.
    const isFresh = newest?.delivery === 'queued' || newest?.delivery === 'sending';
    const wroteOne = newest?.isOwn === true && isFresh && newest.id !== newestId.current;
    newestId.current = newest?.id;
    const log = box.current;
    if (!log) return;
    if (range === null) log.scrollTop = log.scrollHeight;
    else if (wroteOne) setRange(null);
    else {
      const stayed = anchors.current.find(({ row }) => row.isConnected);
      if (stayed) log.scrollTop += placeIn(log, stayed.row) - stayed.place;
      updateRange(false);
    }
    anchors.current = range === null ? [] : anchorRows(log);
  };
  const latest = useRef({ adjustScroll, stay, reportSeen });
  useLayoutEffect(function storeLatest() {
    latest.current = { adjustScroll, stay, reportSeen };
  });
  useLayoutEffect(
    function restoreScrollPosition() {
      latest.current.adjustScroll();
    },
    [entries, range],
  );
  useEffect(
    function reportSeenMessage() {
      latest.current.reportSeen();
    },
    [entries, range],
  );
  useEffect(function watchSize() {
    const again = () => latest.current.stay();
    const sizes = new ResizeObserver(again);
    if (box.current) sizes.observe(box.current);
    document.addEventListener('visibilitychange', again);
    return () => {
      sizes.disconnect();
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return {
    box,
    first,
    end,
    isAtEnd: range === null,
    unreadCount: newCount(entries, range),
    onScroll: () => updateRange(true),
    toEnd: () => {
      setRange(null);
      box.current?.focus();
    },
  };
}

type AnchorRow = { row: Element; place: number };

/** The first and the last rendered row; at least one of them is in the next range too. */
function anchorRows(log: HTMLElement): AnchorRow[] {
  const rows = [...log.querySelectorAll('[data-own]')];
  return [rows[0], rows.at(-1)].flatMap((row) => (row ? [{ row, place: placeIn(log, row) }] : []));
}

/** Returns the end of a row within the scrolled content, which does not change by scrolling. */
const placeIn = (log: HTMLElement, row: Element) =>
  row.getBoundingClientRect().bottom - log.getBoundingClientRect().top + log.scrollTop;
