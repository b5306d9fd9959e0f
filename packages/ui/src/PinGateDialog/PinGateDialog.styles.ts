import { styled } from 'styled-components';

/** Stacks the fields in a dialog. */
export const Form = styled.form`
  display: grid;
  gap: var(--td-space-4);
`;
