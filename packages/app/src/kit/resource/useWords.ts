import { useMemo } from 'react';
import { useSay } from '../say/useSay.ts';

/** The labels of a noun, whose ids follow from its names: fields, and the words of a choice. */
export function useWords(noun: string) {
  const say = useSay();
  return useMemo(
    () => ({
      field: (name: string) => say.known(`field.${noun}.${name}`) ?? name,
      choice: (field: string, value: string) => say.known(`choice.${noun}.${field}.${value}`) ?? value,
    }),
    [say, noun],
  );
}
