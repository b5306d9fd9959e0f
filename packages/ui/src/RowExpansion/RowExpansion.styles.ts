import { styled } from 'styled-components';

export const Toggle = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin-block: -4px;
  margin-inline: -6px var(--td-space-1);
  padding: 0;
  border: 0;
  border-radius: var(--td-radius-s);
  color: var(--td-ink-muted);
  background: none;
  vertical-align: middle;
  cursor: pointer;

  &:hover {
    color: var(--td-ink);
    background: var(--td-hover);
  }
  > svg {
    transition: transform var(--td-fast) var(--td-ease);
  }
  &:dir(rtl) > svg {
    transform: rotate(180deg);
  }
  &&[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
`;

export const Below = styled.td`
  &&&& {
    padding: var(--td-space-3) var(--td-space-4);
    text-align: start;
    color: inherit;
    background: var(--td-sunken);
  }
  &&&& > div {
    display: block;
    justify-items: normal;
    overflow-wrap: anywhere;
  }
`;
