import type { ClientNews } from './ChatClient.ts';
import type { Surroundings } from './surroundings.ts';

export type OneByOne = Pick<Surroundings, 'together'> & {
  changed: () => void;
  say: (news: ClientNews) => void;
};

/** Lets what belongs together be one change, of which `changed` is told once; news is said after it. */
export function oneByOne(changed: () => void, say: (news: ClientNews) => void): OneByOne {
  const waiting: ClientNews[] = [];
  let depth = 0;
  let isChanged = false;
  const settle = () => {
    if (depth > 0) return;
    if (isChanged) {
      isChanged = false;
      changed();
    }
    waiting.splice(0).forEach(say);
  };
  return {
    changed() {
      isChanged = true;
      settle();
    },
    say(news) {
      waiting.push(news);
      settle();
    },
    together(act) {
      depth += 1;
      try {
        act();
      } finally {
        depth -= 1;
        settle();
      }
    },
  };
}
