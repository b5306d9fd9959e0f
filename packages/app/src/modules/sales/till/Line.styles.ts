import { keyframes, styled } from 'styled-components';

const columns = 'minmax(0, 1fr) 144px 104px 120px 88px 44px';

export const LinesBox = styled.div`
  container-type: inline-size;
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  overflow: clip;
`;

export const LineHead = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: var(--td-space-2);
  padding: var(--td-space-2) var(--td-space-3) var(--td-space-2) var(--td-space-4);
  color: var(--td-ink-muted);
  background: var(--td-sunken);
  border-block-end: 1px solid var(--td-line);
  font-size: var(--td-text-xs);
  font-weight: 500;

  span:nth-child(n + 3) {
    text-align: end;
  }
  span:nth-child(2) {
    text-align: center;
  }
  span:nth-child(4) {
    padding-inline-end: 48px;
  }
  @container (max-width: 700px) {
    display: none;
  }
`;

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const arrive = keyframes`
  from { background: var(--td-accent-soft); }
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: var(--td-space-2);
  padding: var(--td-space-3) var(--td-space-3) var(--td-space-3) var(--td-space-4);
  scroll-margin-block: 96px;

  & + & {
    border-block-start: 1px solid var(--td-line);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-touched='true'] {
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
  }
`;

export const What = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-inline-size: 0;

  b {
    font-size: var(--td-text-m);
    font-weight: 550;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--td-space-2);
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-variant-numeric: tabular-nums;
  }
  button {
    margin-block-start: var(--td-space-1);
    border-color: var(--td-warn);
    color: var(--td-warn-text);
  }
  @container (max-width: 700px) {
    grid-area: what;
    align-self: start;
  }
`;

export const Cell = styled.div`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-name='quantity'] {
    justify-self: center;
  }
  &[data-name='amount'] {
    font-size: var(--td-text-m);
    font-weight: 600;
  }
  &[data-name='price'] input {
    text-align: end;
  }
  @container (max-width: 700px) {
    grid-area: quantity;

    &[data-name='quantity'] {
      justify-self: start;
    }
    &[data-name='price'] {
      grid-area: price;
      inline-size: 132px;
      justify-self: end;
    }
    &[data-name='discount'] {
      grid-area: discount;
      inline-size: 144px;
    }
    &[data-name='amount'] {
      grid-area: amount;
    }
    &[data-name='remove'] {
      grid-area: remove;
      margin: -8px -8px 0 0;
    }
  }
`;

/** Three controls that look like one: minus, the number, plus. */
export const Stepper = styled.div`
  display: grid;
  grid-template-columns: 44px 56px 44px;

  && input {
    text-align: center;
  }
  && > * {
    border-color: var(--td-line-strong);
    box-shadow: none;
  }
  && > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  && > :nth-child(2) {
    margin-inline: -1px;
    padding-inline: 2px;
    border-radius: 0;
  }
  && > :last-child {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  && > :disabled {
    border-color: var(--td-line);
    opacity: 1;
    color: var(--td-line-strong);
  }
  && > :focus-visible {
    position: relative;
  }
`;

/** An amount with the button that says of what: money or percent. */
export const Discounted = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;

  && > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  && > button {
    margin-inline-start: -1px;
    padding: 0;
    border-color: var(--td-line-strong);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    color: var(--td-ink-muted);
    background: var(--td-sunken);
    box-shadow: none;
  }
`;
