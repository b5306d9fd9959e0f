import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  inline-size: 100%;
`;

/** Announces what happened to the text; takes no room while empty. */
export const Notice = styled.p`
  font-size: var(--td-text-xs);
  line-height: 1.4;
  color: var(--td-warn-text);

  &:empty {
    position: absolute;
  }
`;
