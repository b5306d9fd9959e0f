import { styled } from 'styled-components';
import { pickerButton } from '../DateInput/DateInput.styles.ts';
import { InputBox } from '../Field/inputBox.styles.ts';

/** Two parts: the preset, and the two days with a dash. They wrap when there is not enough space. */
export const RangeBox = styled(InputBox)`
  flex-wrap: wrap;
  row-gap: 0;
  inline-size: fit-content;
  max-inline-size: 100%;

  & > span:not([role]) {
    ${pickerButton}
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: center;
    min-inline-size: 0;
  }
  & input {
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: calc(var(--td-control) - 2px);
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--td-ink);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  &[data-size='s'] input {
    min-block-size: calc(var(--td-control-s) - 2px);
  }
  & input:disabled {
    color: inherit;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
  & > select {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: calc(var(--td-control-s) - 4px);
    padding-inline: 2px 4px;
    border: 0;
    outline: 0;
    background: none;
    color: var(--td-ink);
    font: inherit;
    font-weight: 500;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & > select:disabled {
    color: inherit;
    cursor: inherit;
    opacity: 1;
  }
  & > select > option {
    background: var(--td-raised);
    color: var(--td-ink);
  }
  &:has(:focus-visible) {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
  &[data-invalid]:has(:focus-visible) {
    border-color: var(--td-bad);
    outline-color: var(--td-bad);
  }
  &:has(> [role='alert']) {
    margin-block-end: 22px;
  }
  & > [role='alert'] {
    color: var(--td-bad-text);
  }
`;
