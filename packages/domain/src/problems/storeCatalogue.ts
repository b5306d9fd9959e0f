/** Problems of stores and registers. */
export const storeProblems = {
  'register.nameTaken': [409, 'Another register of this store has this name.'],
  'register.inUse': [409, 'The drawer of this register is open. Please close it first.'],
  'register.last': [409, 'A store needs at least one register.'],
  'store.codeInvalid': [400, 'Please use letters, digits, - and _ only.'],
  'store.codeTaken': [409, 'This code is taken. Please choose another.'],
  'store.currencyUnknown': [400, 'This currency is not known.'],
  'store.currencyFixed': [409, 'The currency cannot change once the store has documents or stock.'],
  'store.timeZoneUnknown': [400, 'This time zone is not known.'],
  'store.hoursInvalid': [400, 'Each day needs one opening time, and a later closing time.'],
  'store.numberUsed': [409, 'This number can only be raised: the next one is {next}.'],
  'store.copyFixed': [409, 'Settings can be copied only when a store is added.'],
  'store.drawerOpen': [409, 'The drawer of {register} is open in this store. Please close it first.'],
  'store.own': [409, 'You are signed in at this store. Please sign in at another store to deactivate it.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;
