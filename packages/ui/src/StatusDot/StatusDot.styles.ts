import { styled } from 'styled-components';
import { fullTones, textTones } from '../theme/tones.styles.ts';

export const Root = styled.span`
  --tone: var(--td-ink-muted);
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;
  color: var(--td-ink-muted);
  font-size: var(--td-text-xs);
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--td-radius-full);
    background: var(--tone);
    /* Forced colours would paint the dot like the page. */
    forced-color-adjust: none;
  }
  ${fullTones}
  &:not([data-tone='ok']) {
    ${textTones}
  }

  @media (max-width: 1023px) {
    &[data-shy] > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
