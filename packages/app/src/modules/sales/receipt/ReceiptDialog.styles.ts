import { styled } from 'styled-components';

export const Preview = styled.div`
  max-block-size: min(64dvh, 760px);
  overflow: auto;
  padding: var(--td-space-4);
  background: var(--td-sunken);
  border-radius: var(--td-radius-m);
`;
