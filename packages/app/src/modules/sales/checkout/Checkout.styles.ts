import { styled } from 'styled-components';
import { noKeys } from '../noKeys.styles.ts';

export const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: start;
  gap: var(--td-space-5);

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${noKeys}
`;

export const Entering = styled.div`
  display: grid;
  gap: var(--td-space-4);
  min-inline-size: 0;
`;

export const Paying = styled.div`
  display: grid;
  gap: var(--td-space-4);
  min-inline-size: 0;
`;

export const Due = styled.p`
  display: grid;
  justify-items: center;
  padding: var(--td-space-6) var(--td-space-4);
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);

  span {
    color: var(--td-ink-muted);
    font-weight: 500;
  }
  strong {
    font-size: clamp(40px, 6vw, 56px);
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
`;

export const EntryForm = styled.form`
  display: grid;
  gap: var(--td-space-4);
  padding: var(--td-space-5);
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  transition: opacity var(--td-fast) var(--td-ease);

  @media (max-width: 640px) {
    padding: var(--td-space-4);
  }
`;

export const Kinds = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--td-space-3);
`;

export const Kind = styled.button`
  && {
    display: flex;
    align-items: center;
    gap: var(--td-space-3);
    min-block-size: 64px;
    padding: var(--td-space-3) var(--td-space-4);
    background: var(--td-surface);
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-l);
    font-size: var(--td-text-l);
    font-weight: 600;
    text-align: start;
    transition:
      border-color var(--td-fast) var(--td-ease),
      background-color var(--td-fast) var(--td-ease);
  }
  svg {
    color: var(--td-ink-muted);
  }
  kbd {
    margin-inline-start: auto;
  }
  &&:hover:not(:disabled) {
    background: var(--td-hover);
  }
  &&[aria-pressed='true'] {
    background: var(--td-accent-soft);
    border-color: var(--td-accent);
    box-shadow: inset 0 0 0 1px var(--td-accent);
    color: var(--td-accent-text);

    svg {
      color: inherit;
    }
  }
  &&:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const Quick = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: var(--td-space-2);
`;

export const QuickAmount = styled.button`
  && {
    display: grid;
    place-content: center;
    justify-items: center;
    min-block-size: 56px;
    background: var(--td-sunken);
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-m);
    font-size: var(--td-text-l);
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 500;
  }
  &&:hover:not(:disabled) {
    background: var(--td-hover);
  }
  &&:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const EntryRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--td-space-3);

  &[data-kind='card'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
  && > button {
    min-block-size: calc(var(--td-control) + 16px);
    margin-block-start: 24px;
  }
  @media (max-width: 640px) {
    &[data-kind='card'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &&[data-kind='card'] > button {
      margin-block-start: 0;
    }
  }
`;

export const Finish = styled.div`
  display: grid;
  gap: var(--td-space-4);

  > p:first-child {
    color: var(--td-ink-muted);
  }
`;

export const Tenders = styled.ul`
  display: grid;
  gap: var(--td-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--td-space-3);
    min-block-size: 48px;
    padding-inline: var(--td-space-3) 0;
    background: var(--td-sunken);
    border-radius: var(--td-radius-m);
  }
  svg {
    color: var(--td-ink-muted);
  }
  span {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    font-weight: 500;
  }
  small {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  b:last-child {
    padding-inline-end: var(--td-space-3);
  }
`;

export const Standing = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--td-space-3);
  padding: var(--td-space-3) var(--td-space-4);
  border-radius: var(--td-radius-m);
  background: var(--td-warn-soft);
  color: var(--td-warn-text);
  font-variant-numeric: tabular-nums;

  strong {
    font-size: var(--td-text-2xl);
    font-weight: 650;
    letter-spacing: -0.02em;
  }
  &[data-state='done'] {
    background: var(--td-ok-soft);
    color: var(--td-ok-text);
  }
`;

export const Goods = styled.ul`
  display: grid;
  gap: var(--td-space-2);
  margin: 0 0 var(--td-space-4);
  padding: 0 0 var(--td-space-4);
  border-block-end: 1px solid var(--td-line);
  list-style: none;

  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--td-space-4);
  }
  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
