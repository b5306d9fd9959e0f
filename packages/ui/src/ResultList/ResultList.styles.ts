import { styled } from 'styled-components';
import { textTones } from '../theme/tones.styles.ts';

export const Panel = styled.div`
  position: absolute;
  container-type: inline-size;
  inset-inline: 0;
  inset-block-start: 100%;
  z-index: var(--td-layer-drawer);
  max-block-size: min(420px, 60dvh);
  margin-block-start: var(--td-space-1);
  padding: var(--td-space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--td-raised);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  box-shadow: var(--td-shadow-l);

  &[hidden] {
    display: none;
  }
`;

export const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(84px, auto);
  align-items: center;
  gap: 0 var(--td-space-4);
  min-block-size: 52px;
  padding: var(--td-space-2) var(--td-space-3);
  border-radius: var(--td-radius-m);
  cursor: pointer;
  font-variant-numeric: tabular-nums;

  &[aria-selected='true'] {
    background: var(--td-accent-soft);
  }
  & > span {
    min-inline-size: 0;
  }
  & > span > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font-weight: 550;
  }
  & :is(small, em) {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-style: normal;
  }
  &[aria-selected='true'] :is(small, em) {
    color: var(--td-ink);
  }
  & > em {
    ${textTones}
  }
  & > strong {
    grid-column: 3;
    font-weight: 600;
    text-align: end;
  }
  @container (max-width: 480px) {
    gap: 0 var(--td-space-3);

    & > span > * {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
