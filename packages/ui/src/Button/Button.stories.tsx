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

export const VeryLongText: Story = { args: { children: 'W'.repeat(500), style: { maxInlineSize: 240 } } };
export const Emoji: Story = { args: { children: 'بيع 📱', dir: 'rtl', iconEnd: 'arrow-right' } };
export const Pressed: Story = { args: { tone: 'quiet', 'aria-pressed': true, children: 'Pinned' } };

export const SubmitsOnlyAsSubmitType: Story = {
  args: { onClick: undefined },
  render: (args) => (
    <form aria-label="Sale" onSubmit={(event) => event.preventDefault()}>
      <Button {...args} data-testid="plain" />
      <Button {...args} type="submit" data-testid="submit" />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('plain')).toHaveAttribute('type', 'button');
    await expect(canvas.getByTestId('submit')).toHaveAttribute('type', 'submit');
  },
};

export const BusyLinkIsInactive: Story = {
  render: () => (
    <Button as="a" href="#gone" busy>
      Opening
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Opening' }));
    await expect(location.hash).toEqual('');
  },
};
