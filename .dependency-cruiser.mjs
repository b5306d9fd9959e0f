// The walls of the house: who may import whom. Broken ones are named by `pnpm check walls`.

const tests = '\\.(test|stories)\\.tsx?$|/(testing|fake-server)/';
const builtins = ['core'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Two files that need each other are one idea or three. A lazy import, as of a screen by its route, is no need.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'everything-exists',
      severity: 'error',
      from: {},
      // An asset by its address is Vite's to find.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    {
      name: 'only-front-doors',
      comment: 'A package is entered by src/exports alone, under its own name; texts of the chat are files.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^packages/$1/',
          '^packages/(ui|domain|chat)/src/exports/',
          '^packages/chat/src/texts/\\w+\\.messages\\.\\w+\\.json$',
        ],
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'What is true in a shop is true without React, HTTP, SQL, files or a clock.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { pathNot: ['^packages/domain/src/', 'node_modules/(zod|xstate)/'] },
    },
    {
      name: 'domain-stands-alone',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: '^packages/(ui|chat|app|server)/' },
    },
    {
      name: 'ui-knows-no-shop',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(domain|chat|app|server)/' },
    },
    {
      name: 'chat-is-for-any-product',
      comment:
        'It puts the kit and the domain together for whoever has a line; it knows neither our app nor our server.',
      severity: 'error',
      from: { path: '^packages/chat/' },
      to: { path: '^packages/(app|server)/' },
    },
    {
      name: 'one-line-among-others',
      comment:
        'The chat speaks over a ChatTransport; socket.io is one of them and comes along only where it is asked for.',
      severity: 'error',
      from: { path: '^packages/chat/src/', pathNot: '^packages/chat/src/socket/' },
      to: { path: 'node_modules/socket\\.io' },
    },
    {
      name: 'machines-need-no-picture',
      comment: 'The client runs where nothing is drawn: on a server, in a test, under another framework.',
      severity: 'error',
      from: { path: '^packages/chat/src/(client|socket)/', pathNot: tests },
      to: { path: '^packages/(ui/|chat/src/(react|element)/)|node_modules/(react(-dom)?|styled-components)/' },
    },
    {
      name: 'app-never-reaches-into-server',
      severity: 'error',
      from: { path: '^packages/app/' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'server-draws-nothing',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(ui|chat|app)/|node_modules/react(-dom)?/' },
    },
    {
      name: 'browser-has-no-node',
      severity: 'error',
      from: { path: '^packages/(ui|chat|app)/src/', pathNot: tests },
      to: { dependencyTypes: builtins },
    },
    {
      name: 'app-modules-are-strangers',
      comment: 'Screens of one module link to another by <Go>; what two of them draw lives in kit.',
      severity: 'error',
      from: { path: '^packages/app/src/modules/([^/]+)/' },
      to: { path: '^packages/app/src/modules/', pathNot: '^packages/app/src/modules/$1/' },
    },
    {
      name: 'app-floor-knows-no-module',
      comment: 'kit, wiring and shell carry every module and know none; routes.ts alone lists them.',
      severity: 'error',
      from: { path: '^packages/app/src/(?!modules/|routes\\.ts|routes\\.test|shopRoutes|main\\.tsx)', pathNot: tests },
      to: { path: '^packages/app/src/modules/' },
    },
    {
      name: 'signin-is-small',
      comment: 'Sign-in is an entry of its own; the shell and what it needs are fetched while the person types.',
      severity: 'error',
      from: { path: '^packages/app/src/signin/', pathNot: tests },
      to: {
        path: '^packages/app/src/(shell|resource|navigation|page|printing|drafts|import|credentials|productFinder|purchasing|till|timeclock)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'server-modules-share-stores-and-tables',
      comment:
        'A document posts to other ledgers in its own transaction: by their .store functions, the handle first, and their .tables.',
      severity: 'error',
      from: { path: '^packages/server/src/modules/([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/server/src/modules/',
        pathNot: ['^packages/server/src/modules/$1/', '\\.(store|tables)\\.ts$'],
      },
    },
    {
      name: 'server-floor-knows-no-module',
      comment: 'The modules are listed once, beside main.ts; what carries them knows a store or a table at most.',
      severity: 'error',
      from: { path: '^packages/server/src/(http|realtime|database|email|storage|crud)/', pathNot: tests },
      to: { path: '^packages/server/src/modules/', pathNot: '\\.(store|tables)\\.ts$' },
    },
    {
      name: 'tests-stay-outside',
      comment: 'What is shipped never imports a test, a story or what serves them.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { path: tests, pathNot: 'node_modules' },
    },
    {
      name: 'shipped-code-has-shipped-dependencies',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'] },
    },
    {
      name: 'the-day-sees-only-the-screen',
      comment: 'tests/e2e speaks to the product as a person does; it knows none of our files but the front doors.',
      severity: 'error',
      from: { path: '^tests/e2e/' },
      to: { path: '^packages/(app|server|ui)/src/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/|^tests/(benchmarks/ui/peers|conformance/consumer)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
