export const toastTones = ['neutral', 'ok', 'warn', 'bad'] as const;
export type ToastTone = (typeof toastTones)[number];

/** The content of a toast. `bad` is announced immediately, the others when the screen reader is idle. */
export type ToastInput = {
  text: string;
  /** @default 'neutral' */
  tone?: ToastTone | undefined;
  /** A second, secondary line. */
  detail?: string | undefined;
  /** An action; running it also dismisses the toast. */
  action?: { label: string; onAction: () => void } | undefined;
};

export type Toast = ToastInput & { id: number; tone: ToastTone };

export type Toasts = {
  /** Queues a toast and returns its id. A toast with the same text and tone renews the existing one. */
  show: (toast: ToastInput) => number;
  dismiss: (id: number) => void;
  clear: () => void;
  /** Advances the time of the first `visible` toasts, in milliseconds, and removes the expired ones. The others wait. */
  elapse: (ms: number, visible: number) => void;
  /** Returns the milliseconds until the next of the first `visible` toasts expires; Infinity when there is none. */
  nextEndMs: (visible: number) => number;
  list: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
};

/** Creates a queue of toasts, oldest first. It has no clock: a Toaster advances its time. `lifeMs` is 4 s (spec §9). */
export function createToasts({ lifeMs = 4000 }: { lifeMs?: number } = {}): Toasts {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const leftMs = new Map<number, number>();
  const listeners = new Set<() => void>();

  const replace = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const retain = (shouldRetain: (toast: Toast) => boolean) => {
    for (const toast of toasts) if (!shouldRetain(toast)) leftMs.delete(toast.id);
    replace(toasts.filter(shouldRetain));
  };

  return {
    show(input) {
      const tone = input.tone ?? 'neutral';
      const same = toasts.find((toast) => toast.text === input.text && toast.tone === tone);
      const toast = { ...input, tone, id: same?.id ?? ++lastId };
      leftMs.set(toast.id, lifeMs);
      replace(same ? toasts.map((old) => (old === same ? toast : old)) : [...toasts, toast]);
      return toast.id;
    },
    dismiss: (id) => retain((toast) => toast.id !== id),
    clear: () => retain(() => false),
    elapse(ms, visible) {
      for (const { id } of toasts.slice(0, visible)) leftMs.set(id, (leftMs.get(id) ?? 0) - ms);
      if (toasts.some(({ id }) => (leftMs.get(id) ?? 0) <= 0)) retain(({ id }) => (leftMs.get(id) ?? 0) > 0);
    },
    nextEndMs: (visible) => Math.min(...toasts.slice(0, visible).map(({ id }) => leftMs.get(id) ?? 0)),
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
