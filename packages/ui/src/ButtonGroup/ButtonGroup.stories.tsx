import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button, buttonTones } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Invoice',
    children: (
      <>
        <Button icon="print">Print</Button>
        <Button icon="mail">Email</Button>
        <Button icon="copy">Copy</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Invoice' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Email' })).toHaveFocus();
  },
};

export const OneButton: Story = { args: { children: <Button>Print</Button> } };

export const OneDisabled: Story = {
  args: {
    children: (
      <>
        <Button>Hold</Button>
        <Button disabled>Resume</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
};

export const OneBusy: Story = {
  args: {
    children: (
      <>
        <Button busy>Saving</Button>
        <IconButton tone="secondary" icon="more" label="More" />
      </>
    ),
  },
};

export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {buttonTones.map((tone) => (
        <ButtonGroup key={tone} label={tone}>
          <Button tone={tone}>First</Button>
          <Button tone={tone}>Second</Button>
          <IconButton tone={tone} icon="chevron-down" label={`More of ${tone}`} />
        </ButtonGroup>
      ))}
    </div>
  ),
};

export const SplitButton: Story = {
  args: {
    label: 'Post',
    children: (
      <>
        <Button tone="primary">Post invoice</Button>
        <Menu
          label="Other ways to post"
          placement="bottom-end"
          items={[
            { id: 'print', label: 'Post and print', icon: 'print' },
            { id: 'email', label: 'Post and email', icon: 'mail' },
          ]}
          button={(props) => <IconButton {...props} tone="primary" icon="chevron-down" label="Other ways to post" />}
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other ways to post' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Post and print' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Other ways to post' })).toHaveFocus();
  },
};

export const ToggleButtons: Story = {
  render: function Toggles(args) {
    const [shown, setShown] = useState('day');
    return (
      <ButtonGroup {...args} label="Span">
        {['day', 'week', 'month'].map((span) => (
          <Button key={span} aria-pressed={shown === span} onClick={() => setShown(span)}>
            {span}
          </Button>
        ))}
      </ButtonGroup>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'week' }));
    const pressed = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    await expect(pressed).toEqual(['false', 'true', 'false']);
  },
};

export const Small: Story = {
  args: {
    children: (
      <>
        <Button size="s">Print</Button>
        <Button size="s">Email</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 320 },
    children: (
      <>
        <Button>Send the estimate to the customer</Button>
        <Button>Open a repair ticket 🔧</Button>
      </>
    ),
  },
};
