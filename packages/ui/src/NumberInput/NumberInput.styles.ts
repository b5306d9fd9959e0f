import { styled } from 'styled-components';
import { InputBox } from '../Field/inputBox.styles.ts';

/** Three parts: minus, the number, plus. */
export const StepperBox = styled(InputBox)`
  gap: 0;
  padding-inline: 0;

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
    inline-size: var(--td-control);
    min-block-size: 0;
    /* Overlaps the border of the box, so that the touch target has the whole height. */
    margin: -1px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--td-radius-m);
    background: none padding-box;
    color: var(--td-ink);
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-touch-callout: none;
  }
  &[data-size='s'] > button {
    inline-size: var(--td-control-s);
  }
  &[data-size='l'] > button {
    inline-size: calc(var(--td-control) + 16px);
  }
  & > button:first-of-type {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end-color: var(--td-line);
  }
  & > button:last-of-type {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    border-inline-start-color: var(--td-line);
  }
  & > button:hover:enabled {
    background-color: var(--td-hover);
  }
  & > button:active:enabled {
    background-color: var(--td-sunken);
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
