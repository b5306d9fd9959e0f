import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: var(--td-space-4);
  min-inline-size: 0;

  & > div {
    display: grid;
    gap: 2px;
    align-content: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & dt {
    font-size: var(--td-text-xs);
    color: var(--td-ink-muted);
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }

  &[data-rows] {
    grid-template-columns: 1fr;
    gap: 0;
  }
  &[data-rows] > div {
    grid-template-columns: minmax(96px, 2fr) minmax(0, 3fr);
    gap: var(--td-space-4);
    padding-block: var(--td-space-2);
  }
  &[data-rows] > div + div {
    border-block-start: 1px solid var(--td-line);
  }
  &[data-rows] dt {
    font-size: inherit;
  }
`;
