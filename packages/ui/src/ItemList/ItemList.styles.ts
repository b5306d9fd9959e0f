import { styled } from 'styled-components';

export const Root = styled.ul`
  container-type: inline-size;
  display: grid;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  & > li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  & > li > :is(a, div) {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--td-space-3);
    min-inline-size: 0;
    color: inherit;
    text-decoration: none;
  }
  & > li > :is(a, div) > svg {
    color: var(--td-ink-muted);
  }
  & p {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 400;
  }
  & b {
    flex: 0 0 96px;
    font-weight: 550;
  }
  & i {
    color: var(--td-ink-muted);
    font-style: normal;
  }
  & strong {
    font-weight: 500;
    text-align: end;
  }

  &[data-variant='plain'],
  &[data-variant='filled'] {
    gap: var(--td-space-2);
  }
  &[data-variant='plain'] > li > div {
    align-items: baseline;
  }
  /* An icon is as tall as the first line, and a button a little taller. */
  &[data-variant='plain'] > li > div > svg {
    align-self: start;
  }
  &[data-variant='plain'] > li:has(> div > i) {
    align-items: start;
  }
  &[data-variant='plain'] > li:has(> div > i) > button {
    margin-block: -4px;
  }
  /* Times are aligned below each other, whatever the amounts next to them. */
  &[data-variant='plain'] i + strong {
    min-inline-size: 72px;
  }
  &[data-variant='plain']:has(> li > button) > li:not(:has(> button)) {
    padding-inline-end: 28px;
  }
  &[data-variant='filled'] > li {
    min-block-size: 48px;
    padding: var(--td-space-1) var(--td-space-3);
    border-radius: var(--td-radius-m);
    background: var(--td-sunken);
  }
  &[data-variant='filled'] > li:has(> button) {
    padding-inline-end: 0;
  }
  &[data-variant='filled'] p {
    font-weight: 500;
  }
  &:not([data-variant='plain']) strong {
    font-weight: 600;
  }
  &[data-variant='lined'] > li + li {
    border-block-start: 1px solid var(--td-line);
  }
  &[data-variant='lined'] > li > :is(a, div) {
    min-block-size: 44px;
    padding: var(--td-space-1) var(--td-space-4);
    gap: var(--td-space-4);
  }
  &[data-variant='lined'] p {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: baseline;
    gap: var(--td-space-4);
  }
  &[data-variant='lined'] small {
    font-size: inherit;
  }
  &[data-variant='lined'] i {
    flex: 0 0 160px;
  }
  &[data-variant='lined'] strong {
    flex: 0 0 104px;
  }
  & > li > a:hover {
    background: var(--td-hover);
  }
  & > li > a:focus-visible {
    outline-offset: -2px;
  }

  /* When there is not enough space side by side, the time moves below the amount. */
  @container (max-width: 400px) {
    /* Several buttons move below the text; a single button stays next to it. */
    &[data-variant='filled'] > li:has(> :is(a, div) + :not(button)) {
      flex-wrap: wrap;
    }
    &[data-variant='filled'] > li:has(> :is(a, div) + :not(button)) > :is(a, div):first-child {
      flex-basis: 100%;
    }
    &[data-variant='filled'] > li > :is(a, div) + :not(button) {
      margin-inline-start: auto;
    }
    &[data-variant='plain'] > li > div:has(> i) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: 0;
    }
    &[data-variant='plain'] > li > div:has(> i):has(> svg) {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    &[data-variant='plain'] > li > div:has(> i) > :is(svg, p) {
      grid-row: 1 / span 2;
    }
    &[data-variant='plain'] i,
    &[data-variant='plain'] i + strong {
      grid-column: -2 / -1;
      text-align: end;
    }
    &[data-variant='plain'] i {
      grid-row: 2;
      font-size: var(--td-text-xs);
    }
    &[data-variant='plain'] i + strong {
      grid-row: 1;
    }
  }
  @container (max-width: 680px) {
    &[data-variant='lined'] > li > :is(a, div) {
      display: grid;
      grid-template:
        'title value' auto
        'lead when' auto
        / minmax(0, 1fr) auto;
      gap: 0 var(--td-space-4);
      padding-block: var(--td-space-2);
    }
    &[data-variant='lined'] > li > :is(a, div) > svg {
      display: none;
    }
    &[data-variant='lined'] p {
      grid-area: title;
      grid-template-columns: minmax(0, 1fr);
      font-weight: 500;
    }
    &[data-variant='lined'] b {
      grid-area: lead;
      color: var(--td-ink-muted);
      font-size: var(--td-text-xs);
      font-weight: 400;
    }
    &[data-variant='lined'] i {
      grid-area: when;
      font-size: var(--td-text-xs);
      text-align: end;
    }
    &[data-variant='lined'] strong {
      grid-area: value;
    }
    &[data-variant='lined'] > li:has(b) small {
      display: none;
    }
  }
`;
