import type { NodePlopAPI } from 'plop';
import { modules } from '../../packages/domain/src/rights/modules.ts';
import { isNewComponent, makeComponent } from './component.ts';
import { finishComponent, finishMachine, finishModule } from './finish.ts';
import { isModule, isNewMachine, makeMachine } from './machine.ts';
import { isNewModule, makeModule, wordsOf, type Answers } from './module.ts';

/** Prompts at a terminal; otherwise only the given options are used, and the rest is derived from the name. */
const isPrompted = ({ name }: { name: string }): boolean => process.stdin.isTTY || process.argv.includes(`--${name}`);

/** `pnpm scaffold component PriceTag`, `pnpm scaffold module supplier-notes` and `pnpm scaffold machine drawerCount registers`. */
export default function scaffold(plop: NodePlopAPI): void {
  plop.setGenerator('component', {
    description: 'a part of the kit, with styles and stories',
    prompts: [{ type: 'input', name: 'name', message: 'Its name, such as PriceTag', validate: isNewComponent }],
    actions: [
      async (answers) => {
        const { name } = answers as { name: string };
        assertValid(isNewComponent(name));
        return report(await finishComponent(makeComponent(name)));
      },
    ],
  });
  plop.setGenerator('machine', {
    description: 'a statechart with its view, its test and its page',
    prompts: [
      { type: 'input', name: 'name', message: 'Its name, such as drawerCount', validate: isNewMachine },
      { type: 'input', name: 'module', message: 'The module of the domain that it moves into', validate: isModule },
    ],
    actions: [
      async (answers) => {
        const { name, module } = answers as { name: string; module: string };
        assertValid(isNewMachine(name));
        assertValid(isModule(module));
        return report(await finishMachine(makeMachine(name, module)));
      },
    ],
  });
  plop.setGenerator('module', {
    description: 'a plain noun with its calls, table, list and form',
    prompts: [
      { type: 'input', name: 'name', message: 'Many of it, such as supplier-notes', validate: isNewModule },
      ...[
        {
          type: 'list',
          name: 'rights',
          message: 'The module whose rights open it',
          choices: [...modules],
          default: 'Product',
        },
        { type: 'input', name: 'spanish', message: 'Many of it in Spanish, such as notas' },
        { type: 'input', name: 'spanishOne', message: 'One of it in Spanish, such as nota' },
      ].filter(isPrompted),
    ],
    actions: [
      async (answers) => {
        const given = answers as Answers;
        assertValid(isNewModule(given.name));
        const words = wordsOf(given);
        return report(await finishModule(words.snake, makeModule(words)));
      },
    ],
  });
}

/** Values given on the command line were not prompted for, so they are validated here. */
function assertValid(result: true | string): void {
  if (result !== true) throw new Error(result);
}

const report = (files: readonly string[]): string => `\n${files.map((file) => `  ${file}`).join('\n')}`;
