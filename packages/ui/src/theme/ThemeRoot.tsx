import type { ComponentPropsWithRef } from 'react';
import { themeSheet } from './themeSheet.ts';

export const themes = ['light', 'dark', 'contrast', 'system'] as const;
export type Theme = (typeof themes)[number];

export const densities = ['compact', 'touch'] as const;
export type Density = (typeof densities)[number];

export type ThemeRootProps = ComponentPropsWithRef<'div'> & {
  /** Chooses the palette; `system` follows the device's light, dark and contrast preferences without JavaScript. @default 'system' */
  theme?: Theme | undefined;
  /** Sets the height of controls: 32 px for a mouse, 44 px for a finger. @default 'compact' */
  density?: Density | undefined;
  /** Fills the viewport and takes the body's margin away: for the root of an application. @default false */
  page?: boolean | undefined;
};

/** Gives every part of the kit inside it the tokens, the font and the reset of base elements. Nests: an inner root may be of another theme. */
export function ThemeRoot({ theme = 'system', density = 'compact', page = false, children, ...div }: ThemeRootProps) {
  return (
    <div data-td-root="" data-td-page={page ? '' : undefined} data-theme={theme} data-density={density} {...div}>
      <style href="tilldesk-theme" precedence="tilldesk">
        {themeSheet}
      </style>
      {children}
    </div>
  );
}
