import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--td-space-4);

  > button {
    inline-size: 100%;
    margin-block-start: var(--td-space-2);
  }
`;
