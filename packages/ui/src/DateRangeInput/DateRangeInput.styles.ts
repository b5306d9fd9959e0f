import { styled } from 'styled-components';
import { pickerButton } from '../DateInput/DateInput.styles.ts';
import { InputBox } from '../Field/inputBox.styles.ts';

/** One box of three: the preset, the first day, the last day. They stand below each other where there is no room. */
export const RangeBox = styled(InputBox)`
  ${pickerButton}
  flex-wrap: wrap;
  row-gap: 0;
  inline-size: fit-content;
  max-inline-size: 100%;

  & > input {
    flex: 1 1 116px;
    inline-size: auto;
    min-block-size: calc(var(--td-control) - 2px);
  }
  &[data-size='s'] > input {
    min-block-size: calc(var(--td-control-s) - 2px);
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
  &:has(> select:focus-visible) {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
  &:has(> [role='alert']) {
    margin-block-end: 22px;
  }
  & > [role='alert'] {
    color: var(--td-bad-text);
  }
`;
