import { styled } from 'styled-components';

/**
 * The keyframes are inline: a `keyframes` call of styled-components would be larger than they are. Their name is unique to the
 * kit.
 */
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
