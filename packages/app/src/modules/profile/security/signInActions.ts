import { profileCalls, type SignIn } from '@tilldesk/domain/session';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

const common = { tone: 'danger', cancel: 'secret.cancel', refresh: ['profile'] } as const;

/** Ends another sign-in of the user. */
export const endSignIn: Action<SignIn> = action({
  ...common,
  title: 'profile.signIns.end.title',
  text: 'profile.signIns.end.text',
  confirm: 'profile.signIns.end.confirm',
  values: ({ device }, { t }) => ({ device: device ?? t('profile.signIns.unknown') }),
  send: ({ id }) => call(profileCalls.revoke, { params: { id } }),
  done: 'profile.signIns.ended',
});

/** Ends all sign-ins of the user except the current one. */
export const endOtherSignIns: Action<null> = action({
  ...common,
  title: 'profile.signIns.endAll.title',
  text: 'profile.signIns.endAll.text',
  confirm: 'profile.signIns.endAll',
  send: () => call(profileCalls.revokeOthers, {}),
  done: 'profile.signIns.allEnded',
});
