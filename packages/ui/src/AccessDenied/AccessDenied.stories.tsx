import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AccessDenied } from './AccessDenied.tsx';

const meta = { title: 'Screens/AccessDenied', component: AccessDenied } satisfies Meta<typeof AccessDenied>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
    await expect(canvas.getAllByText(/./, { selector: 'p' }).map((line) => line.textContent)).toEqual([
      "You don't have permission to access this page. Please contact your administrator for access.",
      'Need help? Contact support or your administrator',
    ]);
  },
};

export const WithAWayOn: Story = {
  args: {
    children: (
      <Button as="a" href="#dashboard">
        Go to the dashboard
      </Button>
    ),
  },
};

export const Spanish: Story = {
  args: {
    title: 'Acceso denegado',
    text: 'No tienes permiso para acceder a esta página. Contacta con tu administrador para obtener acceso.',
    help: '¿Necesitas ayuda? Contacta con soporte o con tu administrador',
  },
};

export const LongText: Story = { args: { title: 'W'.repeat(500), text: 'x'.repeat(500), help: 'y'.repeat(500) } };
