import { styled } from 'styled-components';
import { InputBox } from '../Field/inputBox.styles.ts';

/** One box of three: minus, the number, plus. */
export const StepperBox = styled(InputBox)`
  gap: 0;
  padding-inline: 0;
  overflow: clip;

  &[data-size] {
    padding-inline: 0;
  }
  & > input[data-align] {
    text-align: center;
  }
  & > [data-unit] {
    padding-inline-end: 8px;
  }
  & > button {
    display: grid;
    place-items: center;
    flex: none;
    align-self: stretch;
    inline-size: calc(var(--td-control) - 2px);
    min-block-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--td-ink);
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-touch-callout: none;
  }
  &[data-size='s'] > button {
    inline-size: calc(var(--td-control-s) - 2px);
  }
  &[data-size='l'] > button {
    inline-size: calc(var(--td-control) + 10px);
  }
  & > button:first-of-type {
    border-inline-end: 1px solid var(--td-line);
  }
  & > button:last-of-type {
    border-inline-start: 1px solid var(--td-line);
  }
  & > button:hover:enabled {
    background: var(--td-hover);
  }
  & > button:active:enabled {
    background: var(--td-sunken);
  }
  & > button:disabled {
    color: var(--td-line-strong);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & > button:disabled {
      color: GrayText;
    }
  }
`;
