import { styled } from 'styled-components';

export const Day = styled.input`
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
