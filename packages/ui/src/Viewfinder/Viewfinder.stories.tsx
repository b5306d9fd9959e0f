import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Viewfinder } from './Viewfinder.tsx';

const meta = {
  title: 'Counter/Viewfinder',
  component: Viewfinder,
  args: { label: 'What the camera sees' },
} satisfies Meta<typeof Viewfinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { waiting: true } };

/** A painted picture instead of a camera. */
function Painted({ label }: { label: string }) {
  const show = useCallback((video: HTMLVideoElement | null) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext('2d');
    if (!video || !context) return;
    context.fillStyle = '#cdd5df';
    context.fillRect(0, 0, 640, 480);
    video.srcObject = canvas.captureStream();
  }, []);
  return <Viewfinder ref={show} label={label} />;
}

export const Sees: Story = {
  render: ({ label }) => <Painted label={label} />,
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('What the camera sees');
    await waitFor(() => expect([video.paused, video.muted, video.videoWidth]).toEqual([false, true, 640]));
  },
};
