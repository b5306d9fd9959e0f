/** How the state of an activation is marked. */
export const activationTones = {
  prepared: 'neutral',
  pending: 'warn',
  active: 'ok',
  cancelled: 'neutral',
  chargedBack: 'bad',
  discarded: 'neutral',
} as const;
