import { css, styled } from 'styled-components';
import { InputBox } from '../Field/inputBox.styles.ts';

/** Styles the browser's own button that opens the calendar or clock. */
export const pickerButton = css`
  & > input::-webkit-calendar-picker-indicator {
    margin-inline-start: 0;
    padding: 2px;
    opacity: 0.65;
    cursor: pointer;
    border-radius: var(--td-radius-s);
  }
  & > input::-webkit-calendar-picker-indicator:hover {
    opacity: 1;
  }
  & > input:is(:disabled, [readonly])::-webkit-calendar-picker-indicator {
    display: none;
  }
`;

export const PickerBox = styled(InputBox)`
  ${pickerButton}
  &:has(> input:out-of-range) {
    border-color: var(--td-bad);
  }
`;
