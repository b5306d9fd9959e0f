/** The module of the rights for the timesheet. */
export const TIMESHEET = 'Employee - Clock In / Clock Out Time Sheet';
