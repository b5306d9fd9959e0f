import { styled } from 'styled-components';
import { controlBox } from '../Field/inputBox.styles.ts';

export const Toggle = styled.div`
  ${controlBox}
  cursor: default;
  user-select: none;

  & > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-placeholder] {
    color: var(--td-ink-muted);
  }
  & > svg {
    transition: rotate var(--td-fast) var(--td-ease);
  }
  &[aria-expanded='true'] > svg:last-child {
    rotate: 180deg;
  }
  &:focus-visible,
  &[aria-expanded='true'] {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
`;
