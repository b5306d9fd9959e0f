import { styled } from 'styled-components';

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 5px;
  background: var(--td-sunken);
  border: 1px solid var(--td-line);
  border-block-end-width: 2px;
  border-radius: var(--td-radius-s);
  color: var(--td-ink-muted);
  font-family: inherit;
  font-size: 11px;
  font-weight: 550;
  line-height: 1;

  /* Hidden on screens without a keyboard or too narrow for one. */
  @media (hover: none), (max-width: 640px) {
    display: none;
  }
`;
