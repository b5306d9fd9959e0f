import { styled } from 'styled-components';

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
`;

export const Label = styled.label`
  font-size: var(--td-text-s);
  font-weight: 500;
  color: var(--td-ink);

  & > [aria-hidden] {
    color: var(--td-bad-text);
    margin-inline-start: 3px;
  }
  & > small {
    font-size: var(--td-text-xs);
    font-weight: 400;
    color: var(--td-ink-muted);
    margin-inline-start: 6px;
  }
`;

export const Note = styled.p`
  display: flex;
  gap: 5px;
  font-size: var(--td-text-xs);
  line-height: 1.4;
  color: var(--td-ink-muted);

  &[data-tone='bad'] {
    color: var(--td-bad-text);
  }
  &[data-tone='bad'] > svg {
    margin-block-start: 1px;
  }
`;
