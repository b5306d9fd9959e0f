'use client';
import { Segments } from '../Segments/Segments.tsx';
import type { SegmentsProps } from '../Segments/Segments.tsx';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export type LanguageSwitchProps = Omit<SegmentsProps<Language>, 'options'> & {
  /** The name of each language in that language. */
  names: Record<Language, string>;
};

/** Selects the language of the interface (spec §2: en, es). */
export function LanguageSwitch({ names, ...segments }: LanguageSwitchProps) {
  const options = languages.map((value) => ({ value, name: names[value], face: value.toUpperCase(), lang: value }));
  return <Segments {...segments} options={options} />;
}
