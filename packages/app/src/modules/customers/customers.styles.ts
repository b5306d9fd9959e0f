import { styled } from 'styled-components';

export const About = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2);
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--td-space-3);

  @media (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Written = styled.p`
  margin: 0;
  max-inline-size: 72ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-empty] {
    color: var(--td-ink-muted);
  }
`;

export const Titled = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: var(--td-space-3);

  > h2 {
    margin: 0;
    font-size: var(--td-text-m);
  }
  > p {
    margin: 0;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  > :last-child {
    grid-column: 1 / -1;
  }
`;
