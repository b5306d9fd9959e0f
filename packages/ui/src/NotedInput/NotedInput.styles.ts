import { styled } from 'styled-components';
import { TextInput } from '../TextInput/TextInput.tsx';

export const Box = styled(TextInput)`
  &:has(> [data-note]) {
    margin-block-end: 22px;
  }
  & > [data-note='bad'] {
    color: var(--td-bad-text);
  }
  & > [data-note] ~ [role='alert'] {
    display: none;
  }
`;
