import { styled } from 'styled-components';

/**
 * As high as the spec's chat panel (spec §9) or as its container. The messages take 400 px of it, the rest is for header and
 * composer.
 */
export const Root = styled.section`
  flex: 1 1 540px;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 540px;
  max-block-size: 100%;
  background: var(--td-raised);
  color: var(--td-ink);

  & > [data-closed] {
    display: grid;
    justify-items: start;
    gap: var(--td-space-2);
    padding: var(--td-space-3) var(--td-space-4);
    border-block-start: 1px solid var(--td-line);
    background: var(--td-sunken);
    color: var(--td-ink-muted);
    text-wrap: pretty;
  }
`;
