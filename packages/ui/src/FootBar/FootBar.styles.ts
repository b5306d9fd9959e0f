import { styled } from 'styled-components';

export const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;
  padding-block: var(--td-space-3);
  border-block-start: 1px solid var(--td-line);
  background: var(--td-bg);

  & > :first-child {
    /* The note stays on one line. The actions wrap below it when both do not fit. */
    flex: 1 0 auto;
    max-inline-size: 100%;
    display: flex;
    align-items: center;
    gap: var(--td-space-2);
    min-inline-size: 0;
    color: var(--td-ink-muted);
  }
  & > :first-child > * {
    color: var(--td-ink);
  }
  &[data-raised] {
    padding-inline: var(--td-space-4);
    background: var(--td-surface);
    box-shadow: 0 -4px 16px rgb(0 0 0 / 6%);
  }
  @media print {
    display: none;
  }
`;
