import { styled } from 'styled-components';

export const Bar = styled.header`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--td-space-3);
  block-size: 52px;
  padding-inline: var(--td-space-3) calc(var(--td-space-3) + var(--shell-corner, 0px));
  color: var(--td-ink);
  font: var(--td-text-s) / 20px var(--td-font);

  /* Buttons keep their width; the name is truncated. */
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--td-space-2);
  }
`;

export const Start = styled.div`
  display: flex;
  align-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;
`;

export const Search = styled.div`
  justify-self: center;
  inline-size: min(100%, 480px);

  @media (max-width: 1023px) {
    inline-size: auto;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--td-space-2);
`;
