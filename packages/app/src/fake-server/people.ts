/** The users of stories. */
export type Person = 'owner' | 'cashier' | 'trainee' | 'seller';

/** The people of the shop with a time clock, by what they do at the moment that the stories show; their answers are recorded. */
export type WorkPerson =
  | 'manager'
  | 'working'
  | 'onBreak'
  | 'clockedOut'
  | 'notClockedIn'
  /** Forgot to clock out yesterday. */
  | 'openTooLong'
  | 'countsBlind';

/** The owner of the shop whose employees have all states; her answers are recorded. */
export type StaffPerson = 'administrator';
