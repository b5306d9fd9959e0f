import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { Button, buttonSizes, buttonTones } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Primary: Story = { args: { tone: 'primary' } };
export const Danger: Story = { args: { tone: 'danger', icon: 'trash', children: 'Delete product' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Cancel' } };

export const Busy: Story = {
  args: { tone: 'primary', busy: true, children: 'Saving' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const AsLink: Story = {
  render: () => (
    <Button as="a" href="#invoices" iconEnd="arrow-right">
      See all invoices
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all invoices' })).toHaveAttribute('href', '#invoices');
  },
};

export const EveryToneAndSize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {buttonSizes.map((size) => (
        <Toolbar key={size} label={`Size ${size}`}>
          {buttonTones.map((tone) => (
            <Button key={tone} tone={tone} size={size} icon={tone === 'primary' ? 'plus' : undefined}>
              {tone}
            </Button>
          ))}
          <Button tone="primary" size={size} disabled>
            disabled
          </Button>
          <Button tone="primary" size={size} busy>
            busy
          </Button>
        </Toolbar>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { children: 'Send the estimate to the customer and open a repair ticket', icon: 'send' },
};
