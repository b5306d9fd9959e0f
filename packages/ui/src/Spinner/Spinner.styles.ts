import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  font-size: 16px;
  border-radius: var(--td-radius-full);
  border: 0.125em solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  animation: ${turn} 700ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 2800ms;
  }
`;
