import type { Meta } from '@storybook/react-vite';
import { policyCalls } from '@tilldesk/domain/policies';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Policies/Terms and conditions', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/terms-and-conditions', {
  requests: [policyCalls.terms.one],
  fakeServer: { as: 'manager' },
});

export const Full = screen.full(sees('As it prints', 'Version 1', 'In force'));
export const Failed = screen.failed();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees('Así se imprime', 'Vigente'));

export const First = screen.empty(sees('No version is in force yet.', 'Nothing is printed.'));
