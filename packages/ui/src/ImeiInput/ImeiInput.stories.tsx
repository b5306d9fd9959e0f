import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { ImeiInput } from './ImeiInput.tsx';

const meta = {
  title: 'Forms/ImeiInput',
  component: ImeiInput,
  args: { 'aria-label': 'IMEI', onChange: fn(), onComplete: fn(), style: { maxInlineSize: 320 } },
} satisfies Meta<typeof ImeiInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '352099001761481', icon: 'phone' } };
export const Complete: Story = { args: { defaultValue: '352099001761481' } };
export const Disabled: Story = { args: { defaultValue: '35209900176148', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '35209900176148', readOnly: true } };
export const Small: Story = { args: { defaultValue: '35209900176148', size: 's' } };

export const WrongCheckDigit: Story = {
  args: { defaultValue: '35209900176148' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '2');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The check digit of this IMEI is wrong');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('The check digit of this IMEI is wrong');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(box, '{Backspace}1');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onComplete).toHaveBeenLastCalledWith({ imei: '352099001761481' });
  },
};

export const FourteenDigits: Story = {
  args: { defaultValue: '49015420323751' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add check digit 8' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('490154203237518');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onComplete).toHaveBeenLastCalledWith({ imei: '490154203237518' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LeftTooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3520');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('An IMEI has 15 digits');
  },
};

export const PastedFromAPhone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    for (const shown of [
      '35-209900-176148-1',
      '*#06# 352099001761481',
      '352099/00/176148/1 / 01',
      'IMEI: 35 209900 176148 1',
    ]) {
      await userEvent.clear(box);
      await userEvent.paste(shown);
      await expect(box).toHaveValue('352099001761481');
      await expect(canvas.queryByRole('alert')).toBeNull();
    }
    await expect(args.onComplete).toHaveBeenCalledTimes(4);
  },
};

export const PastedAMegabyte: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('352099001761481 '.repeat(62_500));
    await expect(box).toHaveValue('352099001761481');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};

export const PastedEmoji: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('😀📱');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const CustomTexts: Story = {
  args: { invalidText: 'El dígito de control no coincide', addText: ({ digit }) => `Añadir el dígito ${digit}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '35209900176148');
    await expect(canvas.getByRole('button', { name: 'Añadir el dígito 1' })).toBeVisible();
    await userEvent.keyboard('5');
    await expect(canvas.getByRole('alert')).toHaveTextContent('El dígito de control no coincide');
  },
};

export const InAFieldWithALongLabel: Story = {
  args: { 'aria-label': undefined, defaultValue: '35209900176148' },
  render: (args) => (
    <Field label={'IMEI '.repeat(100)} error="This phone is already in stock." style={{ maxInlineSize: 260 }}>
      <ImeiInput {...args} />
    </Field>
  ),
};
