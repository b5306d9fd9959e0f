import { styled } from 'styled-components';
import { textTones } from '../theme/tones.styles.ts';

/** Fills its cell in a row of figures, so that all have the same height. */
export const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(min(100%, 112px), 1fr);
  min-inline-size: 0;
  block-size: 100%;
`;

export const Linked = styled.div`
  display: grid;
  min-inline-size: 0;

  & > a {
    display: grid;
    min-inline-size: 0;
    border-radius: var(--td-radius-l);
    color: inherit;
    text-decoration: none;
  }
  & > a > dl > div {
    transition:
      border-color var(--td-fast) var(--td-ease),
      box-shadow var(--td-fast) var(--td-ease);
  }
  & > a:hover > dl > div {
    border-color: var(--td-line-strong);
    box-shadow: var(--td-shadow-s);
  }
`;

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-inline-size: 0;
  padding: var(--td-space-4);
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);

  & > dt,
  & > dd + dd {
    font-size: var(--td-text-xs);
    color: var(--td-ink-muted);
  }
  & > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > dt {
    font-weight: 500;
  }
`;

export const Figure = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--td-space-1) var(--td-space-2);
  min-block-size: 30px;
  /* Six digits with cents fit on one line when two are side by side on a phone; neighbours have the same size. */
  font-size: clamp(var(--td-text-m), 13cqi, var(--td-text-2xl));
  font-weight: 600;
  line-height: 30px;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;

  & > small {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-size: var(--td-text-xs);
    font-weight: 550;
    letter-spacing: 0;
    color: var(--td-ink-muted);
  }
  & > small {
    ${textTones}
  }
`;
