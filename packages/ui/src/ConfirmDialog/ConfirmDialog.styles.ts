import { styled } from 'styled-components';

export const Text = styled.div`
  margin: 0;
  color: var(--td-ink-muted);
  text-wrap: pretty;
`;
