import { existsSync } from 'node:fs';
import { exportsSnapshot } from '../gates/exported.ts';
import { read, root } from '../gates/sources.ts';
import { capital } from './spellings.ts';
import { insertBehind, renewSnapshot, write, writeChangeset } from './writing.ts';

/** The statechart that a new one begins as: an effect, refusals, and a move that some states forbid. */
const example = { module: 'session', name: 'pinGate' };
const domain = 'packages/domain/src/';

/** Makes a statechart with its view, its test and its lines at the front door. Answers the files. */
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

/** What is wrong with a name, or true. */
export function isNewMachine(name: string): true | string {
  if (!/^[a-z][A-Za-z0-9]{2,40}$/.test(name)) return 'A machine has a name in camelCase: drawerCount.';
  return new RegExp(`^  ${name}Machine$`, 'm').test(exportsSnapshot()) ? `There is a ${name} already.` : true;
}

/** What is wrong with the room of a machine, or true: it moves into a module that is there. */
export function isModule(name: string): true | string {
  return /^[a-z][a-z0-9-]*$/.test(name) && existsSync(`${root}${domain}${name}`)
    ? true
    : `${domain}${name} is no module of the domain.`;
}

/** The example's text, told of another machine; the rows of the spec that it covers stay with it. */
const rewriteExample = (text: string, name: string, module: string): string =>
  text
    .replaceAll(`../${example.module}/${example.name}.`, `../${module}/${name}.`)
    .replaceAll(example.name, name)
    .replaceAll(capital(example.name), capital(name))
    .replace(/\bPin(Entry|Refusal)\b/g, `${capital(name)}$1`)
    .replace(/(\[S\d-\d+\] )+/g, '');
