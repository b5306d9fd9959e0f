import { useEffect, useEffectEvent, useState } from 'react';
import type { Option } from '../OptionPanel/option.ts';

/** One question for options; `page` counts from 1. */
export type OptionQuery = { text: string; page: number; signal: AbortSignal };
/** One answer; `more` says that another page follows. */
export type OptionPage = { items: readonly Option[]; more: boolean };
export type LoadOptions = (query: OptionQuery) => Promise<OptionPage>;

/** How long typing must rest before the server is asked. */
const DEBOUNCE_MS = 200;
/** Fewer leave nothing to scroll, so that scrolling could not ask for the next page. */
const ROWS_TO_FILL = 9;

type Pages = { status: 'loading' | 'ready' | 'failed'; items: readonly Option[]; more: boolean };
const nothing: Pages = { status: 'loading', items: [], more: false };

/** What is wanted: a page, counted up by scrolling and asked again by `attempt`. */
type Wanted = { page: number; attempt: number };
const first: Wanted = { page: 1, attempt: 0 };

/** Asks for options page by page while the list is open. An older question is aborted, and its answer dropped should it still come. */
export function useOptionPages(load: LoadOptions, text: string, open: boolean) {
  const [pages, setPages] = useState(nothing);
  const [wanted, setWanted] = useState(first);

  const question = `${open} ${text}`;
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setWanted(first);
    setPages(nothing);
  }

  const ask = useEffectEvent(async (page: number, signal: AbortSignal) => {
    const before = page === 1 ? [] : pages.items;
    setPages({ status: 'loading', items: before, more: false });
    try {
      const answer = await load({ text, page, signal });
      if (signal.aborted) return;
      const items = [...before, ...answer.items];
      setPages({ status: 'ready', items, more: answer.more });
      if (answer.more && items.length < ROWS_TO_FILL) setWanted({ page: page + 1, attempt: 0 });
    } catch {
      if (!signal.aborted) setPages({ status: 'failed', items: before, more: false });
    }
  });

  useEffect(
    function askWhenTypingRests() {
      if (!open) return;
      const controller = new AbortController();
      const rest = wanted === first && text !== '' ? DEBOUNCE_MS : 0;
      const timer = setTimeout(() => void ask(wanted.page, controller.signal), rest);
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [open, text, wanted],
  );

  return {
    ...pages,
    loadMore: () => {
      if (pages.status === 'ready' && pages.more) setWanted({ page: wanted.page + 1, attempt: 0 });
    },
    retry: () => setWanted({ page: wanted.page, attempt: wanted.attempt + 1 }),
  };
}
