type Choice = { id: string; disabled?: boolean | undefined };

/** Adds or removes one id. The result has the order of the choices; selected ids that are not a choice stay at the end. */
export function choose(choices: readonly Choice[], chosen: readonly string[], id: string, on: boolean) {
  return inOrder(choices, on ? [...chosen, id] : chosen.filter((other) => other !== id));
}

/** Selects or clears all enabled choices. Disabled choices stay as they are. */
export function chooseAll(choices: readonly Choice[], chosen: readonly string[], on: boolean) {
  const free = new Set(choices.filter(({ disabled }) => !disabled).map(({ id }) => id));
  return inOrder(choices, on ? [...chosen, ...free] : chosen.filter((id) => !free.has(id)));
}

function inOrder(choices: readonly Choice[], ids: readonly string[]) {
  const left = new Set(ids);
  const known = choices.filter(({ id }) => left.delete(id)).map(({ id }) => id);
  return [...known, ...left];
}
