'use client';
import { useLayoutEffect, useRef, useState } from 'react';

type Callbacks = {
  onEarlier?: (() => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onDrop?: ((id: string) => void) | undefined;
  onSeen?: ((id: string) => void) | undefined;
  loadFile?: ((address: string) => Promise<Blob>) | undefined;
};

/** The callbacks of a log and its messages. */
export type LogActions = {
  earlier: () => void;
  retry: (id: string) => void;
  drop: (id: string) => void;
  seen: (id: string) => void;
  load: (address: string) => Promise<Blob>;
};

/** Wraps the caller's callbacks in stable functions, so that new callbacks do not re-render the messages. */
export function useLogActions(callbacks: Callbacks): LogActions {
  const latest = useRef(callbacks);
  useLayoutEffect(function storeLatest() {
    latest.current = callbacks;
  });
  const [actions] = useState<LogActions>(() => ({
    earlier: () => latest.current.onEarlier?.(),
    retry: (id) => latest.current.onRetry?.(id),
    drop: (id) => latest.current.onDrop?.(id),
    seen: (id) => latest.current.onSeen?.(id),
    load: (address) => latest.current.loadFile?.(address) ?? Promise.reject(new Error('no loadFile')),
  }));
  return actions;
}
