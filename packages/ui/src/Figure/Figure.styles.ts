import { styled } from 'styled-components';

export const Root = styled.p`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  &[data-centred] {
    justify-items: center;
    text-align: center;
  }
  & > span {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  & > strong {
    font-size: var(--td-text-2xl);
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  &[data-size='s'] > strong {
    font-size: var(--td-text-xl);
  }
  &[data-size='l'] > strong {
    font-size: var(--td-text-3xl);
  }
  &:is([data-size='xl'], [data-size='2xl']) > span {
    font-size: inherit;
    font-weight: 500;
  }
  &[data-size='xl'] > strong {
    font-size: clamp(40px, 6vw, 56px);
    letter-spacing: -0.03em;
  }
  &[data-size='2xl'] {
    font-size: var(--td-text-l);
  }
  &[data-size='2xl'] > strong {
    font-size: clamp(56px, 11vw, 96px);
    line-height: 1.05;
    letter-spacing: -0.04em;
  }
`;
