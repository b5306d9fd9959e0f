import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { Icon } from './Icon.tsx';
import icons from './icons.json' with { type: 'json' };
import { spriteOf } from './spriteOf.ts';

const meta = { title: 'Display/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Labelled: Story = {
  args: { name: 'lock', label: 'Locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Locked');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {[12, 16, 20, 24, 32].map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </span>
  ),
};

export const InheritsTextColour: Story = {
  args: { name: 'warning', label: 'Careful' },
  render: (args) => (
    <span style={{ color: 'var(--td-warn-text)' }}>
      <Icon {...args} />
    </span>
  ),
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img');
    await expect(getComputedStyle(icon).stroke).toBe(getComputedStyle(icon).color);
  },
};

/** The page's `IconSprite` contains each drawing once, however many icons the page has. */
export const DrawnFromThePagesSprite: Story = {
  args: { name: 'lock', label: 'Locked' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img');
    await expect(icon.innerHTML).toBe('<use href="#td-icon-lock"></use>');
    await expect(document.querySelector('#td-icon-lock')).toHaveAttribute('d', icons.lock);
    await expect(drawnWidth(icon)).toBeGreaterThan(8);
  },
};

/** A product that serves `@tilldesk/ui/icons.svg` sets its address once and renders no `IconSprite`. */
export const DrawnFromAFile: Story = {
  args: { name: 'lock', label: 'Locked' },
  render: (args) => (
    <ThemeRoot iconsAt={file}>
      <Icon {...args} />
    </ThemeRoot>
  ),
  play: async ({ canvasElement }) => {
    const icon = within(canvasElement).getByRole('img');
    await expect(icon.innerHTML).toBe(`<use href="${file}#td-icon-lock"></use>`);
    await waitFor(() => expect(drawnWidth(icon)).toBeGreaterThan(8));
  },
};

const file = URL.createObjectURL(new Blob([spriteOf(icons)], { type: 'image/svg+xml' }));

const drawnWidth = (icon: HTMLElement) => icon.querySelector('use')?.getBoundingClientRect().width ?? 0;
