import { styled } from 'styled-components';

export const Sheet = styled.section`
  display: grid;
  gap: var(--td-space-3);
  padding: var(--td-space-4);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-m);
  background: var(--td-sunken);

  & > p {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    overflow-wrap: anywhere;
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15ch), 1fr));
    gap: var(--td-space-2) var(--td-space-4);
    list-style: none;
    font-family: var(--td-mono);
    font-size: var(--td-text-m);
    overflow-wrap: anywhere;
  }
  @media print {
    padding: 18mm 16mm;
    border: 0;
    background: none;
    color: #000;

    & > p {
      color: inherit;
      font-size: var(--td-text-m);
    }
  }
`;
