import { styled } from 'styled-components';
import { softTones } from '../theme/tones.styles.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  flex: none;
  max-inline-size: 100%;
  min-block-size: 20px;
  padding-inline: 7px;
  border-radius: var(--td-radius-s);
  background: var(--td-hover);
  color: var(--td-ink);
  font-size: var(--td-text-xs);
  font-weight: 500;
  line-height: 1.3;
  white-space: nowrap;
  overflow-x: clip;
  font-variant-numeric: tabular-nums;

  ${softTones}
  &[data-dot]::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--td-radius-full);
    background: currentColor;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > button {
    display: grid;
    margin-inline: 1px -3px;
    padding: 2px;
    border-radius: 3px;
  }
  & > button:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
