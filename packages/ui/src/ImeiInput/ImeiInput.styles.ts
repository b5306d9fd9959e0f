import { styled } from 'styled-components';
import { NotedInput } from '../NotedInput/NotedInput.tsx';

export const Box = styled(NotedInput)`
  & > button {
    flex: none;
    inline-size: auto;
    padding-inline: 8px;
    border: 0;
    border-radius: var(--td-radius-s);
    background: var(--td-accent-soft);
    color: var(--td-accent-text);
    font: 500 var(--td-text-xs) / 1.2 var(--td-font);
    white-space: nowrap;
    cursor: pointer;
  }
  & > button:hover {
    color: var(--td-ink);
  }
  & > button:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    & > button {
      border: 1px solid ButtonText;
    }
  }
`;
