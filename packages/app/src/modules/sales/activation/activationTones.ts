/** Badge tones of the activation states. */
export const activationTones = {
  prepared: 'neutral',
  pending: 'warn',
  active: 'ok',
  cancelled: 'neutral',
  chargedBack: 'bad',
  discarded: 'neutral',
} as const;
