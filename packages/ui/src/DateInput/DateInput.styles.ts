import { styled } from 'styled-components';
import { BareInput } from '../Field/inputBox.styles.ts';

export const Day = styled(BareInput)`
  &::-webkit-calendar-picker-indicator {
    margin-inline-start: 0;
    padding: 2px;
    opacity: 0.65;
    cursor: pointer;
    border-radius: var(--td-radius-s);
  }
  &::-webkit-calendar-picker-indicator:hover {
    opacity: 1;
  }
  &:disabled::-webkit-calendar-picker-indicator {
    display: none;
  }
`;
