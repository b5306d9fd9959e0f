import { useState } from 'react';

/** Work that finishes sooner shows no progress indicator. */
const SLOW_MS = 200;

/** Reports that work is running only once it takes long, so that fast work shows no spinner. */
export function useSlow() {
  const [count, setCount] = useState(0);
  return {
    isSlow: count > 0,
    /** Watches a running promise and settles as it does. */
    async watch<Answer>(work: Promise<Answer>): Promise<Answer> {
      let isShown = false;
      const timer = setTimeout(() => {
        isShown = true;
        setCount((now) => now + 1);
      }, SLOW_MS);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
        if (isShown) setCount((now) => now - 1);
      }
    },
  };
}
