import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);

  &[data-variant='sunken'] {
    background: var(--td-sunken);
    border-color: transparent;
  }
  &[data-variant='bare'] {
    gap: var(--td-space-2);
    background: none;
    border: 0;
    border-radius: 0;
  }
  &[data-variant='bare'] > * {
    min-block-size: 0;
    padding: 0;
    border: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2) var(--td-space-3);
  min-block-size: 48px;
  padding: var(--td-space-2) var(--td-space-4);
  border-block-end: 1px solid var(--td-line);

  & h2 {
    font-size: var(--td-text-m);
  }
  & > div {
    min-inline-size: 0;
  }
  & p {
    font-size: var(--td-text-xs);
    color: var(--td-ink-muted);
  }
  & > :last-child:not(:first-child) {
    display: flex;
    gap: var(--td-space-2);
    margin-inline-start: auto;
  }
`;

export const Body = styled.div`
  min-inline-size: 0;
  padding: var(--td-space-4);

  &[data-flush] {
    padding: 0;
    overflow: auto;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--td-space-2);
  padding: var(--td-space-3) var(--td-space-4);
  border-block-start: 1px solid var(--td-line);
`;
