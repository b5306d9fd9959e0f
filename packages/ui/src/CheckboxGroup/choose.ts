type Choice = { id: string; disabled?: boolean | undefined };

/** Adds or takes one id; the answer keeps the order of the choices, and chosen ids that are no choice stay at its end. */
export function choose(choices: readonly Choice[], chosen: readonly string[], id: string, on: boolean) {
  return inOrder(choices, on ? [...chosen, id] : chosen.filter((other) => other !== id));
}

/** Adds or takes all that may be changed; what is disabled stays as it is. */
export function chooseAll(choices: readonly Choice[], chosen: readonly string[], on: boolean) {
  const free = new Set(choices.filter(({ disabled }) => !disabled).map(({ id }) => id));
  return inOrder(choices, on ? [...chosen, ...free] : chosen.filter((id) => !free.has(id)));
}

function inOrder(choices: readonly Choice[], ids: readonly string[]) {
  const left = new Set(ids);
  const known = choices.filter(({ id }) => left.delete(id)).map(({ id }) => id);
  return [...known, ...left];
}
