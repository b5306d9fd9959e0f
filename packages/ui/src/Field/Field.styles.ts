import { styled } from 'styled-components';

/** Label and notes are plain elements styled from here: a form mounts many fields, and each styled element costs a component. */
export const Root = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;

  &[data-inline] {
    grid-template-columns: minmax(120px, 1fr) minmax(0, 2fr);
    column-gap: var(--td-space-4);
    align-items: center;
  }
  &[data-inline] > :nth-child(n + 3) {
    grid-column: 2;
  }
  & > label {
    font-size: var(--td-text-s);
    font-weight: 500;
    color: var(--td-ink);
    overflow-wrap: anywhere;
  }
  & > label > [aria-hidden] {
    color: var(--td-bad-text);
    margin-inline-start: 3px;
  }
  & > label > small {
    font-size: var(--td-text-xs);
    font-weight: 400;
    color: var(--td-ink-muted);
    margin-inline-start: 6px;
  }
  & > p {
    display: flex;
    gap: 5px;
    min-inline-size: 0;
    font-size: var(--td-text-xs);
    line-height: 1.4;
    color: var(--td-ink-muted);
    overflow-wrap: anywhere;
  }
  & > p[role='alert'] {
    color: var(--td-bad-text);
  }
  & > p > svg {
    margin-block-start: 1px;
  }
`;
