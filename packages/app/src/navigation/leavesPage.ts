type Place = { pathname: string };

/** Returns whether a navigation leaves the page: another record of the same form does, another search does not. */
export const leavesPage = (from: Place, to: Place): boolean => from.pathname !== to.pathname;
