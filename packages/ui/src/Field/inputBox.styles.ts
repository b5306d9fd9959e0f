import { styled } from 'styled-components';
import { oneRule } from '../theme/oneRule.ts';

/** Draws the box around what is typed or chosen; it reads `data-size`, `data-disabled` and `data-invalid`. */
export const controlBox = `
  display: flex;
  align-items: center;
  gap: 6px;
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--td-control);
  padding-inline: 10px;
  background: var(--td-surface);
  border: 1px solid var(--td-line-strong);
  border-radius: var(--td-radius-m);
  color: var(--td-ink);
  font-size: var(--td-text-s);
  transition: border-color var(--td-fast) var(--td-ease);

  &[data-size='s'] {
    min-block-size: var(--td-control-s);
    padding-inline: 8px;
  }
  &[data-size='l'] {
    min-block-size: calc(var(--td-control) + 16px);
    padding-inline: var(--td-space-3);
    gap: 10px;
    font-size: var(--td-text-l);
  }
  &:hover:not([data-disabled]) {
    border-color: var(--td-ink-muted);
  }
  &[data-invalid]:not([data-disabled]) {
    border-color: var(--td-bad);
  }
  &[data-disabled] {
    background: var(--td-sunken);
    border-color: var(--td-line);
    color: var(--td-ink-muted);
    cursor: not-allowed;
  }
  & > svg {
    color: var(--td-ink-muted);
  }
`;

const ringWithin = `
  &:has(> :focus-visible:is(input, textarea)) {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
  &[data-invalid]:has(> :focus-visible:is(input, textarea)) {
    border-color: var(--td-bad);
    outline-color: var(--td-bad);
  }
`;

/**
 * Wraps an input with what stands before and after it. The input and the notice are plain elements styled from here: a field
 * is mounted by the hundred, and each styled element costs a component of its own.
 */
export const InputBox = styled.div(
  oneRule(`
  ${controlBox}
  ${ringWithin}
  position: relative;
  color: var(--td-ink-muted);
  cursor: text;

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
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    appearance: none;
  }
  & > input:disabled {
    color: var(--td-ink-muted);
    cursor: inherit;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
  & > input::-webkit-search-cancel-button,
  & > input::-webkit-inner-spin-button,
  & > input::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
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
  & > small {
    font-size: var(--td-text-xs);
    font-variant-numeric: tabular-nums;
  }
  &[data-cut] {
    margin-block-end: 22px;
  }
  & > [role='alert'] {
    position: absolute;
    inset-block-start: calc(100% + 5px);
    inset-inline: 0;
    overflow: hidden;
    font-size: var(--td-text-xs);
    line-height: 1.4;
    color: var(--td-warn-text);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`),
);
