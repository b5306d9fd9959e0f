/** Problems of approved hours and payroll. */
export const payProblems = {
  'clock.approved': [409, 'The shift of {person} on {day} is approved. Reopen it first.'],
  'clock.notApproved': [409, 'This shift is not approved.'],
  'clock.ownApproval': [409, 'Another person must approve your own hours.'],
  'clock.stillOpen': [409, 'The shift of {person} on {day} has not ended.'],
  'clock.toReview': [
    409,
    'The shift of {person} on {day} ended at logout. Correct it first, or save it as it is with a reason.',
  ],
  'clock.range': [400, 'Please choose at most {days} days.'],
  'clock.onPayroll': [409, 'This shift is on a payroll payment. Void the payment first.'],
} as const satisfies Record<string, readonly [number, string]>;
