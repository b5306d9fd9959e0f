import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { InputGroup } from './InputGroup.tsx';

const meta = {
  title: 'Forms/InputGroup',
  component: InputGroup,
  args: {
    style: { maxInlineSize: 240 },
    children: (
      <>
        <MoneyInput aria-label="Discount" defaultValue={1500} />
        <Button aria-label="Discount in dollars">$</Button>
      </>
    ),
  },
} satisfies Meta<typeof InputGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AmountAndUnit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Discount' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Discount in dollars' })).toHaveFocus();
  },
};
export const ChangesItsUnit: Story = {
  render: () => <Discount />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In dollars' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Discount' })).toHaveValue('10');
  },
};
export const InAField: Story = {
  render: (args) => (
    <Field label="Discount" error="More than the invoice comes to">
      <InputGroup {...args} />
    </Field>
  ),
};
export const WithText: Story = {
  args: {
    children: (
      <>
        <TextInput aria-label="Coupon" />
        <Button icon="check">Use</Button>
      </>
    ),
  },
};
export const Disabled: Story = {
  args: {
    children: (
      <>
        <MoneyInput aria-label="Discount" disabled />
        <Button aria-label="In dollars" disabled>
          $
        </Button>
      </>
    ),
  },
};
export const Touch: Story = {
  decorators: [(Story) => <div data-density="touch">{Story()}</div>],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

function Discount() {
  const [inDollars, setInDollars] = useState(true);
  return (
    <InputGroup style={{ maxInlineSize: 240 }}>
      {inDollars ? <MoneyInput aria-label="Discount" /> : <NumberInput aria-label="Discount" defaultValue={10} />}
      <Button aria-label={inDollars ? 'In dollars' : 'In percent'} onClick={() => setInDollars(!inDollars)}>
        {inDollars ? '$' : '%'}
      </Button>
    </InputGroup>
  );
}
