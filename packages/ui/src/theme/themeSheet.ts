import forced from './forced.json' with { type: 'json' };
import palettes from './palettes.json' with { type: 'json' };
import scale from './scale.json' with { type: 'json' };

export type Palette = keyof typeof palettes;

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--td-${name}:${value};`)
    .join('');

const shadows = {
  light: {
    'shadow-s': '0 1px 2px rgb(17 20 28 / 6%)',
    'shadow-m': '0 4px 12px rgb(17 20 28 / 8%), 0 1px 3px rgb(17 20 28 / 6%)',
    'shadow-l': '0 16px 40px rgb(17 20 28 / 16%), 0 4px 12px rgb(17 20 28 / 8%)',
  },
  dark: {
    'shadow-s': '0 1px 2px rgb(0 0 0 / 40%)',
    'shadow-m': '0 4px 12px rgb(0 0 0 / 44%), 0 1px 3px rgb(0 0 0 / 40%)',
    'shadow-l': '0 16px 40px rgb(0 0 0 / 56%), 0 4px 12px rgb(0 0 0 / 40%)',
  },
};

const colours = (palette: Palette) => {
  const scheme = palette === 'dark' ? 'dark' : 'light';
  return `color-scheme:${scheme};${declare(palettes[palette])}${declare(shadows[scheme])}`;
};

const theme = (name: string, declarations: string) => `[data-theme='${name}']{${declarations}}`;

/**
 * Writes one rule per tag: a browser indexes a rule by its last tag, and would test a list of them against every element of the
 * page.
 */
const base = (tags: string, declarations: string) =>
  tags
    .split(',')
    .map((tag) => `:where([data-td-root]) ${tag}{${declarations}}`)
    .join('');

/**
 * All tokens of the kit and the reset of base elements, as one static sheet. The reset selects by tag only, so any class
 * overrides it, whatever the order of the sheets.
 */
export const themeSheet = `
[data-theme]{${declare(scale)}}
${theme('light', colours('light'))}
${theme('dark', colours('dark'))}
${theme('contrast', colours('contrast'))}
${theme('system', colours('light'))}
@media (prefers-color-scheme:dark){${theme('system', colours('dark'))}}
@media (prefers-contrast:more){${theme('system', colours('contrast'))}}
@media (forced-colors:active){[data-theme]{color-scheme:light dark;${declare(forced)}}}
[data-theme],[data-density='compact']{--td-control:32px;--td-control-s:28px;}
[data-density='touch']{--td-control:44px;--td-control-s:36px;}
@media (prefers-reduced-motion:reduce){[data-theme]{--td-fast:0s;--td-slow:0s;}}
:where(body:has([data-td-page])){margin:0;}
:where([data-td-root]){
  background:var(--td-bg);color:var(--td-ink);font-family:var(--td-font);font-size:var(--td-text-s);line-height:1.45;
  font-feature-settings:'cv11','ss03';-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;
  text-rendering:optimizeLegibility;
}
:where([data-td-root][data-td-page]){min-block-size:100dvh;}
:where([data-td-root]) *{box-sizing:border-box;}
${base('h1,h2,h3,h4,h5,h6,p,dl,dd,ul,ol,figure,fieldset,blockquote,pre', 'margin:0;')}
${base('ul,ol,fieldset,legend', 'padding:0;')}
${base('ul:where([class]),ol:where([class])', 'list-style:none;')}
${base('fieldset', 'border:0;min-inline-size:0;')}
${base('h1,h2,h3,h4', 'font-size:inherit;font-weight:600;line-height:1.25;letter-spacing:-0.01em;')}
${base('button,input,textarea,select', 'font:inherit;color:inherit;letter-spacing:inherit;')}
${base('input:disabled,textarea:disabled', '-webkit-text-fill-color:currentColor;opacity:1;')}
${base('input::-webkit-search-cancel-button', 'appearance:none;')}
${base('button', 'background:none;border:0;padding:0;cursor:pointer;')}
${base('a', 'color:var(--td-accent-text);text-underline-offset:2px;')}
${base('img,svg:where(:not([display])),video,canvas', 'display:block;max-inline-size:100%;')}
:where([data-td-root]) svg:where([data-td-icon]){flex:none;stroke-linecap:round;stroke-linejoin:round;}
:where([data-td-root]) svg:where([data-td-icon$='-left'],[data-td-icon$='-right'],[data-td-icon='sign-out'],[data-td-icon='send']):dir(rtl){scale:-1 1;}
${base('table', 'border-collapse:collapse;border-spacing:0;')}
:where([data-td-root]) ::placeholder{color:var(--td-ink-muted);opacity:1;text-overflow:ellipsis;}
:where([data-td-root]) :where(:focus-visible){outline:2px solid var(--td-focus);outline-offset:2px;}
:where([data-td-root])::selection{background:var(--td-accent-soft);color:var(--td-ink);}
@media print{:where([data-td-root]){background:none;}}
`;
