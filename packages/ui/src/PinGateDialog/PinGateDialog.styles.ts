import { styled } from 'styled-components';

/** Sets fields under each other, in a dialog. */
export const Form = styled.form`
  display: grid;
  gap: var(--td-space-4);
`;
