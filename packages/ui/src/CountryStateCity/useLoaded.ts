'use client';
import { useEffect, useState } from 'react';
import type { Option } from '../OptionPanel/option.ts';

export type Loaded = {
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  options: readonly Option[];
  retry: () => void;
};

const nothing: readonly Option[] = [];

/**
 * Loads the options of one select. `of` is the key they depend on: null waits, another value loads again, and the response to
 * an older request is ignored.
 */
export function useLoaded(load: () => Promise<readonly Option[]>, of: string | null): Loaded {
  const [attempt, setAttempt] = useState(0);
  const question = of === null ? null : `${of}\n${attempt}`;
  const [answer, setAnswer] = useState<{ to: string; options: readonly Option[] | null }>();

  useEffect(
    function loadOptions() {
      if (question === null) return;
      let isActive = true;
      const setOptions = (options: readonly Option[] | null) => {
        if (isActive) setAnswer({ to: question, options });
      };
      load().then(setOptions, () => setOptions(null));
      return () => {
        isActive = false;
      };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loads for each new key, not for each new function
    [question],
  );
  const current = answer !== undefined && answer.to === question ? answer : undefined;
  return {
    status: question === null ? 'waiting' : !current ? 'loading' : current.options ? 'ready' : 'failed',
    options: current?.options ?? nothing,
    retry: () => setAttempt(attempt + 1),
  };
}
