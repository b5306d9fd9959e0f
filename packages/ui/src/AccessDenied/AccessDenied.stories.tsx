import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { AccessDenied } from './AccessDenied.tsx';

const meta = { title: 'Screens/AccessDenied', component: AccessDenied } satisfies Meta<typeof AccessDenied>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

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
