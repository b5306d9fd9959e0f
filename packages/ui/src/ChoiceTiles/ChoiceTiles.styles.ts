import { styled } from 'styled-components';

export const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 132px), 1fr));
  gap: var(--td-space-3);
  min-inline-size: 0;

  & > button {
    display: flex;
    align-items: center;
    gap: var(--td-space-3);
    min-inline-size: 0;
    min-block-size: 64px;
    padding: var(--td-space-3) var(--td-space-4);
    background: var(--td-surface);
    border: 1px solid var(--td-line-strong);
    border-radius: var(--td-radius-l);
    font-size: var(--td-text-l);
    font-weight: 600;
    text-align: start;
    overflow-wrap: anywhere;
    transition:
      border-color var(--td-fast) var(--td-ease),
      background-color var(--td-fast) var(--td-ease);
  }
  & > button > svg {
    color: var(--td-ink-muted);
  }
  & > button > kbd {
    margin-inline-start: auto;
  }
  & > button:hover:not(:disabled, [aria-pressed='true']) {
    background: var(--td-hover);
  }
  & > button[aria-pressed='true'] {
    background: var(--td-accent-soft);
    border-color: var(--td-accent);
    box-shadow: inset 0 0 0 1px var(--td-accent);
    color: var(--td-accent-text);
  }
  & > button[aria-pressed='true'] > svg {
    color: inherit;
  }
  & > button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
