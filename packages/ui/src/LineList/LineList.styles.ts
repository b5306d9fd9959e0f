import { keyframes, styled } from 'styled-components';

const columns = 'minmax(0, 1fr) 144px 104px 120px 88px 44px';

export const Box = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  overflow: clip;

  & > ul {
    list-style: none;
  }
`;

export const Heads = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: var(--td-space-2);
  padding: var(--td-space-2) var(--td-space-3);
  padding-inline-start: var(--td-space-4);
  color: var(--td-ink-muted);
  background: var(--td-sunken);
  border-block-end: 1px solid var(--td-line);
  font-size: var(--td-text-xs);
  font-weight: 500;

  & > :nth-child(n + 3) {
    text-align: end;
  }
  & > :nth-child(2) {
    text-align: center;
  }
  & > :nth-child(4) {
    padding-inline-end: 48px;
  }
  @container (max-width: 700px) {
    display: none;
  }
`;

const arrive = keyframes`
  from { background: var(--td-accent-soft); }
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: var(--td-space-2);
  padding: var(--td-space-3);
  padding-inline-start: var(--td-space-4);
  scroll-margin-block: 96px;
  font-variant-numeric: tabular-nums;
  text-align: end;

  & + & {
    border-block-start: 1px solid var(--td-line);
  }
  & > * {
    min-inline-size: 0;
  }
  & > [data-cell='what'] {
    display: grid;
    justify-items: start;
    gap: 2px;
    text-align: start;
  }
  & > [data-cell='what'] > b {
    font-size: var(--td-text-m);
    font-weight: 550;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & > [data-cell='what'] > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--td-space-2);
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  & > [data-cell='quantity'] {
    justify-self: center;
  }
  & > [data-cell='amount'] {
    font-size: var(--td-text-m);
    font-weight: 600;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-arrived] {
      animation: ${arrive} 900ms var(--td-ease);
    }
  }
  @container (max-width: 700px) {
    grid-template:
      'what what remove' auto
      'quantity price price' auto
      'discount discount amount' auto
      / minmax(0, 1fr) auto auto;
    gap: var(--td-space-2) var(--td-space-3);

    & > [data-cell='what'] {
      grid-area: what;
      align-self: start;
    }
    & > [data-cell='quantity'] {
      grid-area: quantity;
      inline-size: 144px;
      justify-self: start;
      text-align: start;
    }
    & > [data-cell='price'] {
      grid-area: price;
      inline-size: 132px;
      justify-self: end;
    }
    & > [data-cell='discount'] {
      grid-area: discount;
      inline-size: 144px;
    }
    & > [data-cell='amount'] {
      grid-area: amount;
    }
    & > [data-cell='remove'] {
      grid-area: remove;
      align-self: start;
      margin-block-start: -8px;
      margin-inline-end: -8px;
    }
  }
`;
