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
  'clock.periodPaid': [409, 'The hours of {day} were already paid. Void the payroll payment first.'],
  'payroll.days': [400, 'Please choose at most {days} days, the first before the last.'],
  'payroll.notEnded': [400, 'The period must have ended.'],
  'payroll.periodTaken': [409, '{number} already pays days of this period.'],
  'payroll.notApproved': [409, 'The shift of {day} is not approved yet.'],
  'payroll.noRate': [409, 'There is no pay rate for the work of {day}.'],
  'payroll.empty': [409, 'There is nothing to pay in this period.'],
  'payroll.negative': [409, 'The deductions are more than the pay.'],
  'payroll.own': [409, 'Another person must handle your own pay.'],
  'payroll.wrongStatus': [409, 'The status of this payment does not allow this.'],
} as const satisfies Record<string, readonly [number, string]>;
