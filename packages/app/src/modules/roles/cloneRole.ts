import { roles, type Role } from '@tilldesk/domain/roles';
import { action, type Action } from '../../actions/action.ts';
import { call } from '../../api/call.ts';

/** Adds a role with the rights and limits of another one. */
export const cloneRole: Action<Role, Role> = action({
  size: 's',
  title: 'roles.clone.title',
  text: 'roles.clone.text',
  confirm: 'roles.clone.do',
  cancel: 'roles.cancel',
  values: ({ name }) => ({ role: name }),
  fields: {
    name: {
      label: 'field.role.name',
      schema: roles.clone.body.shape.name,
      initial: ({ name }, { t }) => t('roles.clone.name', { role: name }).slice(0, 60),
    },
  },
  send: ({ id: source }, { name }, { id }) => call(roles.clone, { params: { id: source }, body: { id, name } }),
  done: ({ name }, _, { t }) => t('roles.clone.done', { role: name }),
  refresh: ['roles', 'role-permissions'],
});
