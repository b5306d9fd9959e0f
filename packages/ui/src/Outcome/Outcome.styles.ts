import { styled } from 'styled-components';
import { softTones } from '../theme/tones.styles.ts';

export const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;
  padding: var(--td-space-12) var(--td-space-4);
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  text-align: center;

  & > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--td-space-3);
    margin-block-start: var(--td-space-6);
  }
  /* On a phone each action has the full width. */
  @media (max-width: 480px) {
    & > footer {
      justify-self: stretch;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  margin-block-end: var(--td-space-3);
  border-radius: var(--td-radius-full);
  background: var(--td-hover);
  color: var(--td-ink-muted);

  ${softTones}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
