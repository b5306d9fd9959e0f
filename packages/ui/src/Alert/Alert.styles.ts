import { styled } from 'styled-components';
import { softTones } from '../theme/tones.styles.ts';

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--td-space-2);
  min-inline-size: 0;
  padding: 10px var(--td-space-3);
  background: var(--td-sunken);
  border: 1px solid color-mix(in srgb, currentColor 18%, transparent);
  border-radius: var(--td-radius-m);
  color: var(--td-ink);
  line-height: 20px;

  & > svg {
    margin-block-start: 2px;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: var(--td-ink);
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & > button {
    margin: -4px;
    color: inherit;
  }

  ${softTones}
`;

export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2);
  margin-block-start: var(--td-space-2);
`;
