import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { 'aria-label': 'Note', onChange: fn(), style: { maxInlineSize: 420 } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What should the technician know?' } };
export const Filled: Story = { args: { defaultValue: 'Screen cracked at the lower edge.\nCustomer keeps the case.' } };
export const Disabled: Story = { args: { defaultValue: 'Screen cracked.', disabled: true } };
export const Rejected: Story = { args: { 'aria-invalid': true } };

export const PastedPastTheLimit_S5_05: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(2500));
    await expect(area).toHaveValue('x'.repeat(2000));
    await expect(args.onChange).toHaveBeenLastCalledWith('x'.repeat(2000));
    await expect(canvas.getByText('2000/2000')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};

export const CustomCounter: Story = {
  args: { maxLength: 40, counterText: ({ used, max }) => `quedan ${max - used}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'hola');
    await expect(canvas.getByText('quedan 36')).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { defaultValue: 'Screen cracked.', readOnly: true } };
export const OneLongWord: Story = { args: { defaultValue: 'x'.repeat(500) } };

export const AMegabytePasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('0123456789'.repeat(100_000));
    await expect(canvas.getByRole('textbox')).toHaveValue('0123456789'.repeat(200));
    await expect(canvas.getByText('2000/2000')).toBeVisible();
  },
};
