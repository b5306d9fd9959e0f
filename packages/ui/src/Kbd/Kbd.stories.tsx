import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Display/Kbd', component: Kbd, args: { children: 'Ctrl' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};
export const Chord: Story = {
  render: () => (
    <>
      <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
    </>
  ),
};

export const LongName: Story = { args: { children: 'Print Screen' } };
export const Symbol: Story = { args: { children: '⌘' } };
