import { styled } from 'styled-components';
import { softTones } from '../theme/tones.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-1) var(--td-space-4);
  min-inline-size: 0;
  padding: var(--td-space-2) var(--td-space-3);
  border-radius: var(--td-radius-m);
  background: var(--td-sunken);
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  ${softTones}
  &[data-tone='accent'] {
    color: var(--td-ink);
  }
  & > [data-end] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--td-space-2);
    margin-inline-start: auto;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
