import { keyframes, styled } from 'styled-components';

export const Figures = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--td-space-3);

  &[data-wide='true'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  &[data-wide='true'] > :first-child {
    grid-column: span 2;
  }
  @media (max-width: 760px) {
    &,
    &[data-wide='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Tile = styled.div`
  display: grid;
  min-inline-size: 0;

  > a {
    display: grid;
    border-radius: var(--td-radius-l);
    color: inherit;
    text-decoration: none;
  }
  dl,
  dl > div {
    block-size: 100%;
  }
  dl > div {
    transition:
      border-color var(--td-fast) var(--td-ease),
      box-shadow var(--td-fast) var(--td-ease);
  }
  > a:hover dl > div {
    border-color: var(--td-line-strong);
    box-shadow: var(--td-shadow-s);
  }
`;

const glow = keyframes`
  from { background: var(--td-accent-soft); box-shadow: 0 0 0 4px var(--td-accent-soft); }
`;

export const Glow = styled.span`
  border-radius: var(--td-radius-s);

  @media (prefers-reduced-motion: no-preference) {
    &[data-changed='true'] {
      animation: ${glow} 1600ms var(--td-ease);
    }
  }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--td-space-3);

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Latest = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  li + li {
    border-block-start: 1px solid var(--td-line);
  }
  li > * {
    display: grid;
    grid-template-columns: 96px minmax(0, 2fr) minmax(0, 1fr) 184px 104px;
    align-items: center;
    gap: var(--td-space-4);
    min-block-size: 44px;
    padding-inline: var(--td-space-4);
    color: inherit;
    text-decoration: none;
  }
  li > a:hover {
    background: var(--td-hover);
  }
  li > a:focus-visible {
    outline-offset: -2px;
  }
  b {
    font-weight: 550;
  }
  span,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small,
  time {
    color: var(--td-ink-muted);
    font-size: inherit;
  }
  strong {
    font-weight: 600;
    text-align: end;
  }
  @media (max-width: 760px) {
    li > * {
      grid-template:
        'name amount' auto
        'number time' auto
        / minmax(0, 1fr) auto;
      gap: 0 var(--td-space-4);
      padding-block: var(--td-space-2);
    }
    span {
      grid-area: name;
      font-weight: 500;
    }
    strong {
      grid-area: amount;
    }
    b {
      grid-area: number;
      color: var(--td-ink-muted);
      font-size: var(--td-text-xs);
      font-weight: 400;
    }
    time {
      grid-area: time;
      font-size: var(--td-text-xs);
      text-align: end;
    }
    small {
      display: none;
    }
  }
`;
