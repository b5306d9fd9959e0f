import { styled } from 'styled-components';

/** A sheet in a dialog: the sheet scrolls, not the page. */
export const Preview = styled.div`
  max-block-size: 56dvh;
  margin-block-start: var(--td-space-4);
  overflow: auto;
`;
