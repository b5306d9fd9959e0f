import { styled } from 'styled-components';

export const List = styled.div`
  display: flex;
  gap: var(--td-space-1);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--td-line);
`;

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-block-size: calc(var(--td-control) + 4px);
  padding-inline: 10px;
  border-radius: var(--td-radius-m) var(--td-radius-m) 0 0;
  color: var(--td-ink-muted);
  font-weight: 500;
  white-space: nowrap;

  &:hover:not(:disabled) {
    color: var(--td-ink);
    background: color-mix(in srgb, var(--td-hover) 60%, transparent);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[aria-selected='true'] {
    color: var(--td-ink);
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-block-end: 2px solid var(--td-accent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Panel = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  padding-block-start: var(--td-space-4);
  border-radius: var(--td-radius-s);
`;
