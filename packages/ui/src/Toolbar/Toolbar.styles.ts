import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;

  & > [data-spacer] {
    flex: 1;
  }
`;
