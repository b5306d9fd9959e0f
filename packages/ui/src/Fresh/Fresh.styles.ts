import { keyframes, styled } from 'styled-components';

const glow = keyframes`
  from { background: var(--td-accent-soft); box-shadow: 0 0 0 4px var(--td-accent-soft); }
`;

export const Highlight = styled.span`
  border-radius: var(--td-radius-s);

  @media (prefers-reduced-motion: no-preference) {
    &[data-changed] {
      animation: ${glow} 1600ms var(--td-ease);
    }
  }
`;
