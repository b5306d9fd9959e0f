'use client';
import { Icon } from '../Icon/Icon.tsx';
import { Segments } from '../Segments/Segments.tsx';
import type { SegmentsProps } from '../Segments/Segments.tsx';

const faces = { system: 'settings', light: 'sun', dark: 'moon' } as const;
export type ThemeChoice = keyof typeof faces;

export type ThemeSwitchProps = Omit<SegmentsProps<ThemeChoice>, 'options'> & {
  /** The accessible name of each choice. */
  names: Record<ThemeChoice, string>;
};

/** Selects the theme: the device's, light or dark. */
export function ThemeSwitch({ names, ...segments }: ThemeSwitchProps) {
  const choice = (value: ThemeChoice) => ({ value, name: names[value], face: <Icon name={faces[value]} size={14} /> });
  return <Segments {...segments} options={[choice('system'), choice('light'), choice('dark')]} />;
}
