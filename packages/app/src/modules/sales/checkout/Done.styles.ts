import { styled } from 'styled-components';
import { noKeys } from '../noKeys.styles.ts';

export const Done = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--td-space-2);
  padding: var(--td-space-12) var(--td-space-4);
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  text-align: center;

  > p {
    margin-block-start: var(--td-space-3);
    color: var(--td-ink-muted);
    font-size: var(--td-text-l);
    font-weight: 500;
  }
  > strong {
    font-size: clamp(56px, 11vw, 96px);
    font-weight: 650;
    line-height: 1.05;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  > a {
    font-weight: 500;
  }
  ${noKeys}
`;

export const DoneMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: var(--td-radius-full);
  background: var(--td-ok-soft);
  color: var(--td-ok-text);
`;

export const DoneFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--td-space-1) var(--td-space-4);
  color: var(--td-ink-muted);
  font-variant-numeric: tabular-nums;

  span:first-child {
    color: var(--td-ink);
    font-weight: 600;
  }
`;

export const DoneActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--td-space-3);
  margin-block: var(--td-space-6) var(--td-space-3);
`;
