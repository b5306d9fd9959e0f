import { styled } from 'styled-components';
import { softTones } from '../theme/tones.styles.ts';

export const Root = styled.ol`
  display: grid;
  min-inline-size: 0;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: var(--td-space-3);
    padding-block-end: var(--td-space-4);
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 26px 2px;
    inset-inline-start: 11.5px;
    border-inline-start: 1px solid var(--td-line);
  }
  & > li > span {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--td-radius-full);
    background: var(--td-hover);
    color: var(--td-ink-muted);
  }
  & > li > span {
    ${softTones}
  }
  & > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    padding-block-start: 2px;
    line-height: 20px;
  }
  & p {
    color: var(--td-ink-muted);
  }
  & time {
    font-size: var(--td-text-xs);
    color: var(--td-ink-muted);
    font-variant-numeric: tabular-nums;
    margin-inline-start: var(--td-space-2);
    white-space: nowrap;
  }
`;
