/** `@tilldesk/ui/theme`: the tokens, apart so that a page without any other part of the kit may wear them. */
export { ThemeRoot, densities, themes, type Density, type Theme, type ThemeRootProps } from '../theme/ThemeRoot.tsx';
export { themeSheet } from '../theme/themeSheet.ts';
