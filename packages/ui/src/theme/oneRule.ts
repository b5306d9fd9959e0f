/**
 * Makes one rule of a sheet put together from several texts, for a part that is drawn by the hundred: styled-components looks a
 * sheet up by its text on every render, and only a text that stays the same object has its hash at hand.
 */
export const oneRule = (sheet: string): TemplateStringsArray => Object.assign([sheet], { raw: [sheet] });
