import { css } from 'styled-components';

const coloured = ['ok', 'warn', 'bad', 'accent'] as const;

/** Writes one rule for each tone that has a colour. Other tones keep the element's own colour. */
const perTone = (rule: (tone: (typeof coloured)[number]) => string) => css`
  ${coloured.map((tone) => `&[data-tone='${tone}']{${rule(tone)}}`).join('')}
`;

/** Colours a text by `data-tone`. */
export const textTones = /* @__PURE__ */ perTone((tone) => `color:var(--td-${tone}-text);`);

/** Sets a soft background and its text colour by `data-tone`. */
export const softTones = /* @__PURE__ */ perTone(
  (tone) => `background:var(--td-${tone}-soft);color:var(--td-${tone}-text);`,
);

/** Sets `--tone` to the full colour of `data-tone`, for an icon or a bar. */
export const fullTones = /* @__PURE__ */ perTone((tone) => `--tone:var(--td-${tone});`);
