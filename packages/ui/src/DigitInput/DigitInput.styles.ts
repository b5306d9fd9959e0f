import { styled } from 'styled-components';
import { NotedInput } from '../NotedInput/NotedInput.tsx';

/**
 * Draws a box for each digit below the one native input: characters of 1ch with a letter spacing of 1.25ch are 2.25ch apart.
 */
export const Places = styled(NotedInput)`
  inline-size: fit-content;
  max-inline-size: 100%;

  & > input {
    flex: none;
    inline-size: calc(var(--places) * 2.25ch);
    max-inline-size: 100%;
    margin-block: 3px;
    font-family: var(--td-mono);
    font-size: 1.25em;
    letter-spacing: 1.25ch;
    background: repeating-linear-gradient(
        to right,
        transparent 0 0.25ch,
        var(--td-line-strong) 0.25ch 2ch,
        transparent 2ch 2.25ch
      )
      bottom / 100% 2px no-repeat;
    padding-inline-start: 0.625ch;
    text-overflow: clip;
  }
  @media (forced-colors: active) {
    & > input {
      border-block-end: 1px solid CanvasText;
    }
  }
`;
