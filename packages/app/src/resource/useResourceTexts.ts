import { useMemo } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Returns the labels of an entity, whose ids follow from its names: fields and options. */
export function useNounLabels(entityName: string) {
  const t = useTranslate();
  return useMemo(
    () => ({
      field: (name: string) => t.ifKnown(`field.${entityName}.${name}`) ?? name,
      choice: (field: string, value: string) => t.ifKnown(`choice.${entityName}.${field}.${value}`) ?? value,
    }),
    [t, entityName],
  );
}
