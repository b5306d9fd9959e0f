import { styled } from 'styled-components';

export const Split = styled.div`
  display: grid;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  @media (min-width: 960px) {
    &:has(> aside) {
      grid-template-columns: minmax(400px, 5fr) 7fr;
    }
  }
`;

export const Aside = styled.aside`
  display: none;
  position: relative;
  overflow: hidden;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--td-space-8);
  padding: var(--td-space-12);
  color: #fff;
  background:
    radial-gradient(110% 100% at 100% 0%, light-dark(#6c6ef6, #3c3ea8) 0%, transparent 70%),
    radial-gradient(100% 90% at 0% 100%, light-dark(#24267c, #131440) 0%, transparent 70%), light-dark(#383ab0, #22246a);

  @media (min-width: 960px) {
    display: flex;
  }
  & > svg,
  & > img {
    align-self: center;
    inline-size: min(100%, 320px);
    margin-block: auto;
    filter: drop-shadow(0 24px 40px rgb(10 11 45 / 35%));
  }
  & > p {
    max-inline-size: 22ch;
    font: 600 var(--td-text-2xl) / 32px var(--td-font);
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
`;

export const Half = styled.main`
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  gap: var(--td-space-6);
  padding: var(--td-space-6) var(--td-space-5);
  background: var(--td-bg);

  & > div {
    align-self: center;
    inline-size: min(100%, 360px);
  }
  & > div > p:first-child {
    display: flex;
    align-items: center;
    gap: var(--td-space-3);
    margin-block-end: var(--td-space-8);
    font: 650 var(--td-text-l) / 24px var(--td-font);
    letter-spacing: -0.012em;
  }
  & > div > h1 {
    font: 650 var(--td-text-2xl) / 32px var(--td-font);
    letter-spacing: -0.02em;
  }
  & > div > h1 + p {
    margin-block-start: var(--td-space-1);
    color: var(--td-ink-muted);
    font-size: var(--td-text-m);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  & > div > :last-child {
    margin-block-start: var(--td-space-6);
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--td-space-2);
  }
  @media (min-width: 960px) {
    aside + & {
      background: var(--td-surface);
    }
  }
`;
