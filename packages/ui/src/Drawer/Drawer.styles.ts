import { styled } from 'styled-components';
import { modal } from '../modal/modal.styles.ts';

export const Panel = styled.dialog`
  ${modal}
  --from: translate(-100%);
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(100vw - var(--td-space-10), var(--drawer-width));
  block-size: 100dvh;

  &[open] {
    display: flex;
    flex-direction: column;
  }
  &:dir(rtl) {
    --from: translate(100%);
  }
  &[data-side='end'] {
    --from: translate(100%);
    inset-inline: auto 0;
  }
  &[data-side='end']:dir(rtl) {
    --from: translate(-100%);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--td-space-3);
  min-block-size: 52px;
  padding-inline: var(--td-space-4) var(--td-space-2);
  border-block-end: 1px solid var(--td-line);

  h2 {
    margin: 0;
    min-inline-size: 0;
    font-size: var(--td-text-m);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--td-space-4);
  overflow-wrap: anywhere;

  &[data-flush='true'] {
    padding: 0;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--td-space-2);
  padding: var(--td-space-3) var(--td-space-4);
  border-block-start: 1px solid var(--td-line);
`;
