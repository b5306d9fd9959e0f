import { styled } from 'styled-components';

export const Root = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--td-space-1);

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 500;
  }
  /* Each note stays on one line if it fits. Lines break between notes. */
  & > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--td-space-3);
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    line-height: 16px;
    white-space: normal;
  }
`;
