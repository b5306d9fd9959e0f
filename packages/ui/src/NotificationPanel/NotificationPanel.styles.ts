import { styled } from 'styled-components';
import { softTones } from '../theme/tones.styles.ts';

export const Root = styled.section`
  display: grid;
  gap: var(--td-space-2);
  inline-size: min(384px, calc(100vw - 48px));
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--td-space-3);

  & h2 {
    font-size: var(--td-text-m);
    font-weight: 600;
  }
`;

export const List = styled.ul`
  display: grid;
  max-block-size: min(480px, 60vh);
  /* The rows reach the edges of the surrounding panel. */
  margin-inline: calc(-1 * var(--td-space-3));
  border-block: 1px solid var(--td-line);
  overflow-y: auto;
`;

export const Waiting = styled.div`
  display: grid;
  gap: var(--td-space-4);
  padding-block: var(--td-space-4);
`;

export const Row = styled.li`
  display: grid;

  & + & {
    border-block-start: 1px solid var(--td-line);
  }
  & > :is(a, button) {
    display: flex;
    align-items: flex-start;
    gap: var(--td-space-3);
    padding: var(--td-space-3);
    border-radius: 0;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
  }
  & > :is(a, button):hover {
    background: var(--td-hover);
  }
  & > :is(a, button):focus-visible {
    outline-offset: -2px;
  }
  & i {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--td-radius-full);
    background: var(--td-hover);
    color: var(--td-ink-muted);
    ${softTones}
  }
  & > * > span {
    flex: 1;
    display: grid;
    min-inline-size: 0;
  }
  & strong {
    font-weight: 500;
  }
  &[data-unread] strong {
    font-weight: 600;
  }
  & :is(small, time) {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  & small {
    font-size: var(--td-text-s);
  }
  & b {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-block-start: 6px;
    border-radius: var(--td-radius-full);
    background: var(--td-accent);
    /* Forced colours would paint the dot like the page. */
    forced-color-adjust: none;
  }
  & b > span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--td-space-3);
  color: var(--td-ink-muted);
  font-size: var(--td-text-xs);
`;
