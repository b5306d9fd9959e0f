import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = { title: 'Display/LiveRegion', component: LiveRegion } satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

function Scanner({ urgent = false }: { urgent?: boolean }) {
  const [text, setText] = useState('');
  return (
    <>
      <Button onClick={() => setText('356938035643809')}>Scan</Button>
      <LiveRegion urgent={urgent}>{text}</LiveRegion>
    </>
  );
}

/** The region exists, empty and invisible, before the text. */
export const Announces: Story = {
  render: () => <Scanner />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
    await expect(status).toHaveTextContent('356938035643809');
    await expect(status.offsetWidth).toEqual(1);
  },
};

export const Urgent: Story = {
  render: () => <Scanner urgent />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('356938035643809');
  },
};
