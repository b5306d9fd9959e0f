import { useContext, type ComponentPropsWithRef } from 'react';
import { IconsAt } from '../Icon/iconsAt.ts';
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
  /** Names the address of `@tilldesk/ui/icons.svg` where a product serves it as a file; empty where the page draws `IconSprite`. @default the outer root's, at last '' */
  iconsAt?: string | undefined;
  /** Lets the sheet of tokens pass a Content-Security-Policy; the same nonce that the server's renderer is given for styles. */
  nonce?: string | undefined;
};

/** Gives every part of the kit inside it the tokens, the font and the reset of base elements. Nests: an inner root may be of another theme. */
export function ThemeRoot({
  theme = 'system',
  density = 'compact',
  page = false,
  iconsAt,
  nonce,
  children,
  ...div
}: ThemeRootProps) {
  const outer = useContext(IconsAt);
  return (
    <div data-td-root="" data-td-page={page ? '' : undefined} data-theme={theme} data-density={density} {...div}>
      <style href="tilldesk-theme" precedence="tilldesk" nonce={nonce}>
        {themeSheet}
      </style>
      <IconsAt value={iconsAt ?? outer}>{children}</IconsAt>
    </div>
  );
}
