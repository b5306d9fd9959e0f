'use client';
import { useContext, type ComponentPropsWithRef } from 'react';
import { IconsAt } from '../Icon/iconsAt.ts';
import { themeSheet } from './themeSheet.ts';

export const themes = ['light', 'dark', 'contrast', 'system'] as const;
export type Theme = (typeof themes)[number];

export const densities = ['compact', 'touch'] as const;
export type Density = (typeof densities)[number];

export type ThemeRootProps = ComponentPropsWithRef<'div'> & {
  /** The palette; `system` follows the device's light, dark and contrast preferences without JavaScript. @default 'system' */
  theme?: Theme | undefined;
  /** The height of controls: 32 px for a mouse, 44 px for touch. @default 'compact' */
  density?: Density | undefined;
  /** Fills the viewport and removes the body's margin, for the root of an application. @default false */
  page?: boolean | undefined;
  /**
   * The address of `@tilldesk/ui/icons.svg` when a product serves it as a file; empty when the page renders `IconSprite`.
   * @default the value of the outer root, otherwise ''
   */
  iconsAt?: string | undefined;
  /**
   * The nonce of the Content-Security-Policy for the sheet of tokens; the same that is passed to the server's renderer for
   * styles.
   */
  nonce?: string | undefined;
};

/**
 * Provides the tokens, the font and the reset of base elements to every component inside. Can be nested: an inner root can have
 * another theme.
 */
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
