import { styled } from 'styled-components';
import { typingSheet } from '../Combobox/Combobox.styles.ts';
import { panelSheet } from '../OptionPanel/OptionPanel.styles.ts';
import { oneRule } from '../theme/oneRule.ts';

/** The box with the selected options and the text input, with the list that opens in it. */
export const Box = styled.div(
  oneRule(`
  ${typingSheet}
  ${panelSheet}
  &:has(> [data-chips] > :focus-visible:is(input)) {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
  & > [data-chips] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 4px;
    min-inline-size: 0;
    padding-block: 3px;
    color: var(--td-ink);

    & > input {
      flex: 1 1 60px;
      min-inline-size: 0;
      min-block-size: 24px;
      padding: 0;
      border: 0;
      outline: 0;
      background: none;
      text-overflow: ellipsis;
    }
    & > span {
      display: flex;
      align-items: center;
      max-inline-size: 100%;
      min-block-size: 24px;
      border-radius: var(--td-radius-s);
      background: var(--td-hover);
      font-size: var(--td-text-xs);
      font-weight: 500;
    }
    & > span > span {
      overflow: hidden;
      padding-inline: 7px;
      text-overflow: ellipsis;
      unicode-bidi: plaintext;
      white-space: nowrap;
    }
    & > span > button {
      display: grid;
      flex: none;
      place-items: center;
      block-size: 24px;
      inline-size: 24px;
      margin-inline-start: -5px;
      border-radius: var(--td-radius-s);
      color: var(--td-ink-muted);
    }
    & > span > button:hover,
    & > span > button:focus-visible {
      background: color-mix(in srgb, currentColor 14%, transparent);
      color: var(--td-ink);
    }
  }
  &[data-disabled] > [data-chips] {
    color: inherit;
  }
  @media (forced-colors: active) {
    & > [data-chips] > span {
      outline: 1px solid CanvasText;
    }
  }
`),
);
