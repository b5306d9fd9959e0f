import { styled } from 'styled-components';

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-2);
  font: var(--td-text-s) / 20px var(--td-font);

  @media print {
    display: none;
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2);

  > :first-child {
    flex: 1 1 220px;
    max-inline-size: 360px;
  }
  > :last-child {
    margin-inline-start: auto;
  }
  @media (max-width: 640px) {
    > :first-child {
      flex-basis: 100%;
      max-inline-size: none;
    }
    > :nth-child(2) {
      flex-grow: 1;
    }
  }
`;

export const FilterSlot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-1) var(--td-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline-start: var(--td-space-2);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-full);
  color: var(--td-ink-muted);
  background: var(--td-surface);
  font-size: var(--td-text-xs);

  > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    color: var(--td-ink);
    font-weight: 500;
  }
  > button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--td-radius-full);
    color: inherit;
    background: none;
    cursor: pointer;
  }
  > button:hover {
    color: var(--td-ink);
    background: var(--td-hover);
  }
  > button:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
`;
