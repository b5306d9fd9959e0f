import { styled } from 'styled-components';
import { textTones } from '../theme/tones.styles.ts';

export const Root = styled.div`
  display: grid;
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
  font-size: var(--td-text-2xl);
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
