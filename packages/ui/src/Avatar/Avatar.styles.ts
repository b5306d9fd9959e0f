import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  overflow: hidden;
  border-radius: var(--td-radius-full);
  background: var(--td-accent-soft);
  color: var(--td-accent-text);
  user-select: none;

  & > span {
    font-size: 0.4em;
    font-weight: 600;
    line-height: 1;
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
