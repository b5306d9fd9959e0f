import { styled } from 'styled-components';

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-3);
`;

export const FilterSlot = styled.div`
  min-inline-size: 168px;

  @media (max-width: 640px) {
    flex: 1 1 140px;
    min-inline-size: 0;
  }
`;

export const TickedBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-1) var(--td-space-4);
  min-block-size: 40px;
  padding-inline: var(--td-space-3) var(--td-space-1);
  border-radius: var(--td-radius-m);
  background: var(--td-accent-soft);
  color: var(--td-ink);
  font-size: var(--td-text-s);
  font-variant-numeric: tabular-nums;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--td-space-4);
    margin: 0;
  }
  > p > strong {
    font-weight: 600;
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const RunningBar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(80px, 1fr) auto;
  align-items: center;
  gap: var(--td-space-3);
  color: var(--td-ink-muted);
  font-size: var(--td-text-s);
  font-variant-numeric: tabular-nums;
`;
