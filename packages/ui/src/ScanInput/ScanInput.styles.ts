import { styled } from 'styled-components';
import { textTones } from '../theme/tones.styles.ts';

export const Root = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`;

export const Message = styled.p`
  font-size: var(--td-text-s);
  color: var(--td-ink-muted);
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
  ${textTones}
`;
