'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Option } from '../OptionPanel/option.ts';

/** A request for options; `page` starts at 1. */
export type OptionQuery = { text: string; page: number; signal: AbortSignal };
/** One page of options; `more` is true when another page follows. */
export type OptionPage = { items: readonly Option[]; more: boolean };
export type LoadOptions = (query: OptionQuery) => Promise<OptionPage>;

/** Delay after the last key before options are requested, in milliseconds. */
const DEBOUNCE_MS = 200;
/** With fewer rows there is nothing to scroll, so scrolling could not load the next page. */
const ROWS_TO_FILL = 9;

type Pages = { status: 'loading' | 'ready' | 'failed'; items: readonly Option[]; more: boolean };
const nothing: Pages = { status: 'loading', items: [], more: false };

/** The requested page: scrolling increases `page`, a retry increases `attempt`. */
type PageRequest = { page: number; attempt: number };
const first: PageRequest = { page: 1, attempt: 0 };

/** Loads options page by page while the list is open. An older request is aborted, and its response is ignored. */
export function useOptionPages(load: LoadOptions, text: string, open: boolean) {
  const [pages, setPages] = useState(nothing);
  const [requestedPage, setRequested] = useState(first);

  const question = `${open} ${text}`;
  const [loadedQuestion, setLoadedQuestion] = useState(question);
  if (loadedQuestion !== question) {
    setLoadedQuestion(question);
    setRequested(first);
    setPages(nothing);
  }

  const loadPage = useEffectEvent(async (page: number, signal: AbortSignal) => {
    const before = page === 1 ? [] : pages.items;
    setPages({ status: 'loading', items: before, more: false });
    try {
      const answer = await load({ text, page, signal });
      if (signal.aborted) return;
      const items = [...before, ...answer.items];
      setPages({ status: 'ready', items, more: answer.more });
      if (answer.more && items.length < ROWS_TO_FILL) setRequested({ page: page + 1, attempt: 0 });
    } catch {
      if (!signal.aborted) setPages({ status: 'failed', items: before, more: false });
    }
  });

  useEffect(
    function searchWhenIdle() {
      if (!open) return;
      const controller = new AbortController();
      const rest = requestedPage === first && text !== '' ? DEBOUNCE_MS : 0;
      const timer = setTimeout(() => void loadPage(requestedPage.page, controller.signal), rest);
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [open, text, requestedPage],
  );

  return {
    ...pages,
    loadMore: () => {
      if (pages.status === 'ready' && pages.more) setRequested({ page: requestedPage.page + 1, attempt: 0 });
    },
    retry: () => setRequested({ page: requestedPage.page, attempt: requestedPage.attempt + 1 }),
  };
}
