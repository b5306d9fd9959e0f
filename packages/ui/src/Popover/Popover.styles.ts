import { styled } from 'styled-components';
import { floating } from '../floating/floating.styles.ts';

export const Anchor = styled.span`
  display: inline-flex;
`;

export const Panel = styled.div`
  ${floating}
  min-inline-size: 200px;
  padding: var(--td-space-3);
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
`;
