import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { iconNames, IconSprite } from './IconSprite.tsx';

const meta = { title: 'Display/IconSprite', component: IconSprite } satisfies Meta<typeof IconSprite>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered once per page, near its root. Every `Icon` refers to it. */
export const OncePerPage: Story = {
  render: () => (
    <>
      <IconSprite />
      <Icon name="receipt" size={24} label="Receipt" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const sprite = canvasElement.querySelector('svg[display=none]');
    await expect(sprite).not.toBeVisible();
    await expect([...(sprite?.querySelectorAll('path') ?? [])].map(({ id }) => id)).toEqual(
      iconNames.map((name) => `td-icon-${name}`),
    );
  },
};
