import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  background: var(--td-surface);
  overflow: clip;

  & > section + section {
    border-block-start: 1px solid var(--td-line);
  }
  & > section > :is(h2, h3, h4, h5, h6) {
    font-size: var(--td-text-s);
    line-height: 20px;
    letter-spacing: 0;
  }
  & > section > :is(h2, h3, h4, h5, h6) > button {
    display: flex;
    align-items: center;
    gap: var(--td-space-3);
    inline-size: 100%;
    min-block-size: calc(var(--td-control) + 8px);
    padding: var(--td-space-2) var(--td-space-4);
    color: var(--td-ink);
    font-weight: 500;
    text-align: start;
  }
  & button > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & button small {
    display: block;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 400;
  }
  & > section > * > button:hover:not(:disabled) {
    background: var(--td-hover);
  }
  & > section > * > button:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -2px;
  }
  & > section > * > button:disabled {
    color: var(--td-ink-muted);
    cursor: not-allowed;
  }
  & button > svg {
    color: var(--td-ink-muted);
    transition: transform var(--td-fast) var(--td-ease);
  }
  & button[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  & [role='region'] {
    padding: var(--td-space-1) var(--td-space-4) var(--td-space-4);
    overflow-wrap: anywhere;
  }
  & [role='region'][hidden] {
    display: none;
  }
`;
