import { styled } from 'styled-components';

export const Around = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  inline-size: 100%;
  max-inline-size: 210mm;
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: var(--td-space-6) var(--td-space-4);
`;
