import { css } from 'styled-components';

/** A screen without a keyboard shows no keys to press. */
export const noKeys = css`
  @media (hover: none) {
    kbd {
      display: none;
    }
  }
`;
