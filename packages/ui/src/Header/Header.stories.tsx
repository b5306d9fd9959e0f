import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NavBrand } from '../NavBrand/NavBrand.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <NavBrand name="Tilldesk" place="Harbour Street" href="#home" />,
    search: <input type="search" aria-label="Search" style={{ inlineSize: '100%' }} />,
    actions: (
      <>
        <Button size="s">Clock In</Button>
        <IconButton icon="bell" label="Notifications" />
      </>
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const BrandAlone: Story = { args: { search: undefined, actions: undefined } };

export const LongText: Story = {
  args: {
    brand: <NavBrand name={'W'.repeat(500)} place={'x'.repeat(500)} href="#home" />,
  },
};
