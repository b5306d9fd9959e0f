import { styled } from 'styled-components';
import { controlBox } from '../Field/controlBox.ts';
import { panelSheet } from '../OptionPanel/OptionPanel.styles.ts';
import { oneRule } from '../theme/oneRule.ts';

/** Contains the box that opens the list and, over its end, the button that clears. Both are plain elements styled here. */
export const Root = styled.div(
  oneRule(`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;

  & > [role='combobox'] {
    ${controlBox}
    cursor: default;
    user-select: none;

    &[data-clears] {
      padding-inline-end: 52px;
    }
    & > span {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      unicode-bidi: plaintext;
      white-space: nowrap;
    }
    & > [data-placeholder] {
      color: var(--td-ink-muted);
    }
    & > span + svg {
      position: absolute;
      inset-inline-end: 10px;
      transition: rotate var(--td-fast) var(--td-ease);
    }
    & > span:nth-last-child(2) {
      margin-inline-end: 20px;
    }
    &[aria-expanded='true'] > span + svg {
      rotate: 180deg;
    }
    &[aria-readonly] {
      background: var(--td-sunken);
    }
    &:focus-visible,
    &[aria-expanded='true'] {
      border-color: var(--td-focus);
      outline: 2px solid var(--td-focus);
      outline-offset: -1px;
    }
    &[data-invalid]:focus-visible {
      border-color: var(--td-bad);
      outline-color: var(--td-bad);
    }
  }
  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 30px;
    display: grid;
    place-items: center;
    block-size: 24px;
    inline-size: 24px;
    margin-block: auto;
    padding: 0;
    border: 0;
    border-radius: var(--td-radius-s);
    background: none;
    color: var(--td-ink-muted);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--td-hover);
    color: var(--td-ink);
  }
  ${panelSheet}
`),
);
