// Otherwise each query and expectation of a play function would be reported to a panel that is not visible in tests.
history.replaceState(null, '', `${location.pathname}${location.search}&instrument=false`);
