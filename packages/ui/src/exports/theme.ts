/** `@tilldesk/ui/theme`: the tokens, in a separate entry so that a page without any other component of the kit can use them. */
export { ThemeRoot, densities, themes, type Density, type Theme, type ThemeRootProps } from '../theme/ThemeRoot.tsx';
export { themeSheet } from '../theme/themeSheet.ts';
