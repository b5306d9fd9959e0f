type Place = { pathname: string };

/** Whether going somewhere leaves what is on the page: another record of the same form does, another search does not. */
export const leavesPage = (from: Place, to: Place): boolean => from.pathname !== to.pathname;
