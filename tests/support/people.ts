/** The demo's people, as the README lists them. */
export const people = {
  admin: { store: 'demo', email: 'admin@demo.test', password: 'Demo-admin-2026' },
  manager: { store: 'demo', email: 'manager@demo.test', password: 'Demo-manager-2026' },
  cashier: { store: 'demo', email: 'cashier@demo.test', password: 'Demo-cashier-2026' },
  trainee: { store: 'demo', email: 'trainee@demo.test', password: 'Demo-trainee-2026' },
  otherBusiness: { store: 'other', email: 'admin@other.test', password: 'Other-admin-2026' },
} as const;

/** The secret of the manager's authenticator app. */
export const managerSecret = 'JBSWY3DPEHPK3PXP';
/** The manager's access PIN. */
export const managerPin = '4444';
