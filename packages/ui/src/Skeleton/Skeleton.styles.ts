import { keyframes, styled } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.45; }`;

export const Bar = styled.span`
  display: block;
  inline-size: 100%;
  min-block-size: 1em;
  border-radius: var(--td-radius-s);
  background: var(--td-hover);
  animation: ${breathe} 1600ms var(--td-ease) infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
