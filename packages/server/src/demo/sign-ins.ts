import businesses from './lists/businesses.json' with { type: 'json' };

/** Who may try the demo, one sentence each: the accounts that the README names. */
export const demoSignIns: readonly string[] = [businesses.demo, businesses.other].flatMap(({ people }) =>
  people
    .filter(({ isShown }) => isShown)
    .map(
      ({ stores: [store], email, password, pin, role }) =>
        `${role}: store ${store}, ${email}, password ${password}, PIN ${pin}.`,
    ),
);
