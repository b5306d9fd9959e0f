import { styled } from 'styled-components';
import { noKeys } from '../noKeys.styles.ts';

export const Counter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  align-items: start;
  gap: var(--td-space-5);

  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${noKeys}
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--td-space-3);
  min-inline-size: 0;
`;

export const Side = styled.div`
  position: sticky;
  inset-block-start: calc(52px + var(--td-space-6));
  min-inline-size: 0;

  @media (max-width: 1080px) {
    position: static;
  }
`;

export const Panel = styled.section`
  display: grid;
  gap: var(--td-space-4);
  padding: var(--td-space-5);
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  box-shadow: var(--td-shadow-s);

  @media (max-width: 640px) {
    padding: var(--td-space-4);
  }
`;

export const Deal = styled.div`
  display: grid;
  gap: var(--td-space-2);

  p {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    text-align: center;
  }
  @media (max-width: 1080px) {
    display: none;
  }
`;

/** On narrow screens the total and the way on stay at the thumb. */
export const Foot = styled.div`
  display: none;

  @media (max-width: 1080px) {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--td-space-4);
    margin-inline: calc(-1 * var(--td-space-4));
    margin-block-end: calc(-1 * var(--td-space-4));
    padding: var(--td-space-3) var(--td-space-4);
    background: var(--td-surface);
    border-block-start: 1px solid var(--td-line);
    box-shadow: 0 -4px 16px rgb(0 0 0 / 6%);
  }
`;

export const FootSum = styled.p`
  display: grid;
  font-variant-numeric: tabular-nums;

  span {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  strong {
    font-size: var(--td-text-xl);
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
`;

export const Finder = styled.div`
  position: relative;
`;

export const FoundPanel = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(var(--td-control) + 20px);
  z-index: var(--td-layer-drawer);
  max-block-size: min(420px, 60dvh);
  overflow-y: auto;
  padding: var(--td-space-1);
  background: var(--td-raised);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  box-shadow: var(--td-shadow-l);

  &[hidden] {
    display: none;
  }
`;

export const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(84px, auto);
  align-items: center;
  gap: var(--td-space-4);
  min-block-size: 52px;
  padding: var(--td-space-2) var(--td-space-3);
  border-radius: var(--td-radius-m);
  cursor: pointer;
  font-variant-numeric: tabular-nums;

  &[aria-selected='true'] {
    background: var(--td-accent-soft);
  }
  > span {
    display: grid;
    min-inline-size: 0;
  }
  b {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small,
  em {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-style: normal;
  }
  &[aria-selected='true'] small,
  &[aria-selected='true'] em {
    color: var(--td-ink);
  }
  em[data-none='true'] {
    color: var(--td-warn-text);
  }
  strong {
    font-weight: 600;
    text-align: end;
  }
`;
