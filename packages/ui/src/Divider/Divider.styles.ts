import { styled } from 'styled-components';

export const Rule = styled.hr`
  align-self: stretch;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--td-line);

  &[aria-orientation='vertical'] {
    border-block-start: 0;
    border-inline-start: 1px solid var(--td-line);
  }
`;
