import { useState } from 'react';

/** What is answered sooner draws nothing but its answer. */
const SLOW_MS = 200;

/** Says that work runs only once it takes long: what is answered at once shows no turning ring. */
export function useSlow() {
  const [count, setCount] = useState(0);
  return {
    isSlow: count > 0,
    /** Watches over work that has begun, and answers as it does. */
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
