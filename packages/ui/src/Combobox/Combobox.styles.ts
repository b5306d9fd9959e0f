import { styled } from 'styled-components';
import { controlBox, ringWithin } from '../Field/controlBox.ts';
import { panelSheet } from '../OptionPanel/OptionPanel.styles.ts';
import { oneRule } from '../theme/oneRule.ts';

/** Styles the text input of selects and the buttons next to it. */
export const typingSheet = `
  ${controlBox}
  ${ringWithin}
  color: var(--td-ink-muted);

  & > input {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    text-overflow: ellipsis;
  }
  & > input:enabled {
    color: var(--td-ink);
  }
  & > button {
    display: grid;
    place-items: center;
    align-self: stretch;
    inline-size: calc(var(--td-control) - 8px);
    margin-inline: -3px;
    border-radius: var(--td-radius-s);
  }
  & > button:hover:enabled {
    background: var(--td-hover);
    color: var(--td-ink);
  }
  & > :disabled {
    cursor: inherit;
  }
`;

/** The box of a select with a text input, with the list that opens in it. */
export const Box = styled.div(oneRule(typingSheet + panelSheet));
