import { styled } from 'styled-components';

export const Days = styled.div`
  display: flex;
  align-items: center;
  gap: var(--td-space-1);
  min-inline-size: 0;

  > div {
    inline-size: 140px;
  }
`;
