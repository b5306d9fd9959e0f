import { create } from 'storybook/theming/create';
import palettes from '../packages/ui/src/theme/palettes.json' with { type: 'json' };
import scale from '../packages/ui/src/theme/scale.json' with { type: 'json' };

/** Applies the colors and fonts of the UI kit to Storybook's own pages. */
export function brand(base: 'light' | 'dark') {
  const colour = palettes[base];
  return create({
    base,
    brandTitle: 'Tilldesk',
    brandTarget: '_self',
    fontBase: scale.font,
    fontCode: scale.mono,
    colorPrimary: colour.accent,
    colorSecondary: colour.accent,
    appBg: colour.bg,
    appContentBg: colour.surface,
    appPreviewBg: colour.bg,
    appBorderColor: colour.line,
    appBorderRadius: 6,
    textColor: colour.ink,
    textMutedColor: colour['ink-muted'],
    textInverseColor: colour.surface,
    barBg: colour.surface,
    barTextColor: colour['ink-muted'],
    barHoverColor: colour['accent-text'],
    barSelectedColor: colour['accent-text'],
    inputBg: colour.surface,
    inputBorder: colour['line-strong'],
    inputTextColor: colour.ink,
    inputBorderRadius: 6,
  });
}
