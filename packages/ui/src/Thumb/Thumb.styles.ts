import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  overflow: hidden;
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-s);
  background: var(--td-sunken);
  color: var(--td-ink-muted);

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
