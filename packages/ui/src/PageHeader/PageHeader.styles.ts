import { styled } from 'styled-components';

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--td-space-3) var(--td-space-4);
  min-inline-size: 0;
  margin-block-end: var(--td-space-5);
`;

export const TextColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  flex: 1 1 240px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & h1 {
    font-size: var(--td-text-xl);
    letter-spacing: -0.015em;
  }
  & > div:has(h1) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--td-space-2) var(--td-space-3);
    min-block-size: var(--td-control);
  }
  & > p {
    color: var(--td-ink-muted);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2);
`;
