import { styled } from 'styled-components';

/** Its keyframes stand here and not in a `keyframes` of their own, which would weigh more than they do; the name is the kit's alone. */
export const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border-radius: var(--td-radius-full);
  border: 0.125em solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  animation: td-turn 700ms linear infinite;

  @keyframes td-turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 2800ms;
  }
`;
