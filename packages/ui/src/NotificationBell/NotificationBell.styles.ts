import { styled } from 'styled-components';

export const Root = styled.span`
  position: relative;
  display: inline-flex;

  & > [data-tone][aria-hidden] {
    position: absolute;
    inset-block-start: -3px;
    inset-inline-start: calc(50% + 1px);
    justify-content: center;
    min-inline-size: 17px;
    min-block-size: 17px;
    padding-inline: 4px;
    border-radius: var(--td-radius-full);
    background: var(--td-accent);
    box-shadow: 0 0 0 2px var(--td-surface);
    color: var(--td-accent-ink);
    font-size: 10.5px;
    font-weight: 650;
    line-height: 1;
    /* The button below receives the press. */
    pointer-events: none;
  }
  & > [role='status'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
