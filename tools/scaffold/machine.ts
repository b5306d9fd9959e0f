import { existsSync } from 'node:fs';
import { exportsSnapshot } from '../gates/exported.ts';
import { read, root } from '../gates/sources.ts';
import { capital } from './spellings.ts';
import { insertBehind, renewSnapshot, write, writeChangeset } from './writing.ts';

/** The machine that a new one copies: it has an effect, rejections, and an event that some states forbid. */
const example = { module: 'session', name: 'pinGate' };
const domain = 'packages/domain/src/';

/** Creates a machine with view, test and exports. Returns the files. */
export function makeMachine(name: string, module: string): string[] {
  const rewriteFor = (text: string) => rewriteExample(text, name, module);
  const made = ['machine.ts', 'view.ts', 'test.ts'].map((role) =>
    write(
      `${domain}${module}/${name}.${role}`,
      rewriteFor(read(`${domain}${example.module}/${example.name}.${role}`).text),
    ),
  );
  for (const role of ['machine', 'view'])
    insertBehind(`${domain}exports/machines.ts`, `'../${example.module}/${example.name}.${role}.ts'`, rewriteFor);
  renewSnapshot();
  writeChangeset(name, '@tilldesk/domain', `Adds \`${name}Machine\` and \`${name}View\`.`);
  return made;
}

/** Validates a name: returns the problem, or true. */
export function isNewMachine(name: string): true | string {
  if (!/^[a-z][A-Za-z0-9]{2,40}$/.test(name)) return 'A machine has a name in camelCase: drawerCount.';
  return new RegExp(`^  ${name}Machine$`, 'm').test(exportsSnapshot()) ? `There is a ${name} already.` : true;
}

/** Validates the module of a machine: returns the problem, or true if it exists. */
export function isModule(name: string): true | string {
  return /^[a-z][a-z0-9-]*$/.test(name) && existsSync(`${root}${domain}${name}`)
    ? true
    : `${domain}${name} is no module of the domain.`;
}

/** The text of the example with the names of the new machine, without the specification rows that the example covers. */
const rewriteExample = (text: string, name: string, module: string): string =>
  text
    .replaceAll(`../${example.module}/${example.name}.`, `../${module}/${name}.`)
    .replaceAll(example.name, name)
    .replaceAll(capital(example.name), capital(name))
    .replace(/\bPin(Entry|Rejection)\b/g, `${capital(name)}$1`)
    .replace(/(\[S\d-\d+\] )+/g, '');
