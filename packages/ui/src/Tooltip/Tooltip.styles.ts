import { styled } from 'styled-components';
import { floating } from '../floating/floating.styles.ts';

export const Anchor = styled.span`
  display: inline-flex;
  min-inline-size: 0;

  &[data-block='true'] {
    display: flex;
  }
`;

export const Tip = styled.span`
  ${floating}
  max-inline-size: 280px;
  padding: var(--td-space-1) var(--td-space-2);
  color: var(--td-bg);
  background: var(--td-ink);
  border-color: transparent;
  border-radius: var(--td-radius-s);
  font-size: var(--td-text-xs);
  font-weight: 500;
  line-height: 16px;
  overflow-wrap: anywhere;
`;
