import { styled } from 'styled-components';

/** The buttons are direct children, or inside one span when they belong to a Menu. An open menu is not part of the row. */
export const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  max-inline-size: 100%;

  & > :is(button, a),
  & > span > button {
    border-radius: 0;
  }
  & > :first-child,
  & > span:first-child > button {
    border-start-start-radius: var(--td-radius-m);
    border-end-start-radius: var(--td-radius-m);
  }
  & > :nth-last-child(1 of :not([popover])),
  & > span:nth-last-child(1 of :not([popover])) > button {
    border-start-end-radius: var(--td-radius-m);
    border-end-end-radius: var(--td-radius-m);
  }
  & > * + :not([popover]) {
    margin-inline-start: -1px;
  }
  & > * + [data-tone]:is([data-tone='primary'], [data-tone='danger']),
  & > * + span > :is([data-tone='primary'], [data-tone='danger']) {
    border-inline-start-color: color-mix(in srgb, var(--td-accent-ink) 40%, transparent);
  }
  & > :is(:hover, [aria-pressed='true']) {
    z-index: 1;
  }
  & :focus-visible {
    position: relative;
    z-index: 2;
  }
  & > [aria-pressed='true'] {
    position: relative;
    border-color: var(--td-accent);
    background: var(--td-accent-soft);
    color: var(--td-accent-text);
  }
`;
