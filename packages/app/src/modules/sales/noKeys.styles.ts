import { css } from 'styled-components';

/** A screen without a keyboard, or too narrow for one, shows no keys to press. */
export const noKeys = css`
  @media (hover: none), (max-width: 640px) {
    kbd {
      display: none;
    }
  }
`;
