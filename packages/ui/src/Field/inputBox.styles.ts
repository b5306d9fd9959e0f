import { styled } from 'styled-components';
import { oneRule } from '../theme/oneRule.ts';
import { controlBox, ringWithin } from './controlBox.ts';

/**
 * The box of an input with the content before and after it. The input and the notice are plain elements styled here: a page can
 * mount hundreds of fields, and each styled element costs a component.
 */
export const InputBox = styled.div(
  oneRule(`
  ${controlBox}
  ${ringWithin}
  position: relative;
  color: var(--td-ink-muted);
  cursor: text;
  font-variant-numeric: tabular-nums;

  &[data-size='l'] {
    min-block-size: calc(var(--td-control) + 16px);
    padding-inline: var(--td-space-3);
    gap: 10px;
    font-size: var(--td-text-l);
  }

  & > input {
    flex: 1;
    inline-size: 100%;
    min-inline-size: 0;
    align-self: stretch;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--td-ink);
    font: inherit;
    text-overflow: ellipsis;
    appearance: none;
  }
  & > input:disabled {
    color: var(--td-ink-muted);
    cursor: inherit;
  }
  & > input[data-align='end'] {
    text-align: end;
  }
  & > button {
    margin-inline: -3px -7px;
    min-block-size: calc(var(--td-control-s) - 4px);
    inline-size: calc(var(--td-control-s) - 4px);
  }
  & > button + button {
    margin-inline-start: 0;
  }
  & > small,
  & > [role='alert'] {
    font-size: var(--td-text-xs);
  }
  &[data-cut] {
    margin-block-end: 22px;
  }
  & > [role='alert'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    padding-block-start: 4px;
    color: var(--td-warn-text);
    white-space: nowrap;
  }
`),
);
