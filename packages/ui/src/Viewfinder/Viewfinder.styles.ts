import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  /* The picture has a black background in every theme. */
  background: #000;
  color: #fff;
  border-radius: var(--td-radius-m);

  > * {
    grid-area: 1 / 1;
  }

  > video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* The target area for the code: bright corners, with a darker picture around them. */
  > i {
    inline-size: 76%;
    block-size: 44%;
    border: 2px solid rgb(255 255 255 / 90%);
    border-radius: var(--td-radius-m);
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 35%);
  }
`;
