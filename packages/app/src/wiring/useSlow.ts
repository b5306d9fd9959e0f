import { useState } from 'react';

/** Says that work runs only once it takes longer than `ms` milliseconds: what is answered at once draws nothing. */
export function useSlow(ms: number) {
  const [count, setCount] = useState(0);
  return {
    isSlow: count > 0,
    /** Watches over work that has begun, and answers as it does. */
    async watch<Answer>(work: Promise<Answer>): Promise<Answer> {
      let isSaid = false;
      const timer = setTimeout(() => {
        isSaid = true;
        setCount((now) => now + 1);
      }, ms);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
        if (isSaid) setCount((now) => now - 1);
      }
    },
  };
}
