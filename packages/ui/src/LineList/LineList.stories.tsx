import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InputGroup } from '../InputGroup/InputGroup.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { LineItem } from './LineItem.tsx';
import { LineList } from './LineList.tsx';

const remove = fn();

function Phone({ arrived = false, name = 'Apple iPhone 17 Pro 256 GB' }: { arrived?: boolean; name?: string }) {
  return (
    <LineItem
      name={name}
      codes={
        <>
          APL-IP17P-256GB <span>IMEI 357141831661971</span>
        </>
      }
      quantity="1"
      price="$1,099.99"
      amount="$1,099.99"
      remove={<IconButton icon="trash" label="Remove the phone" onClick={remove} />}
      arrived={arrived}
    />
  );
}

const glass = (
  <LineItem
    name="ZAGG InvisibleShield Glass for iPhone 16"
    codes="ZAG-ISG-16"
    note={<Badge tone="warn">2 in stock</Badge>}
    quantity={<NumberInput aria-label="Quantity of the glass" defaultValue={3} />}
    price={<MoneyInput aria-label="Price of the glass" defaultValue={3999} />}
    discount={
      <InputGroup>
        <MoneyInput aria-label="Discount on the glass" />
        <Button aria-label="In dollars">$</Button>
      </InputGroup>
    }
    amount="$119.97"
    remove={<IconButton icon="trash" label="Remove the glass" />}
  />
);

const meta = {
  title: 'Counter/LineList',
  component: LineList,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div data-density="touch">{Story()}</div>],
  args: {
    label: 'Lines',
    texts: { item: 'Item', quantity: 'Qty', price: 'Price', discount: 'Discount', amount: 'Amount' },
    children: (
      <>
        <Phone />
        {glass}
      </>
    ),
    style: { maxInlineSize: 800 },
  },
} satisfies Meta<typeof LineList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('listitem', { name: 'Apple iPhone 17 Pro 256 GB' });
    await userEvent.click(within(phone).getByRole('button', { name: 'Remove the phone' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};
export const Narrow: Story = {
  args: { style: { maxInlineSize: 358 } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Lines' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(358);
    const targets = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(Math.min(...targets.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  },
};
export const JustArrived: Story = { args: { children: <Phone arrived /> } };
export const LongText: Story = { args: { children: <Phone name={'x'.repeat(500)} /> } };
export const LongTextNarrow: Story = { args: { ...LongText.args, style: { maxInlineSize: 358 } } };
