import { layerRules } from './tools/server-layers.ts';

// Module boundaries: which files may import which. `pnpm check walls` reports violations.

const tests = '\\.(test|stories)\\.tsx?$|/(testing|fake-server)/';
const builtins = ['core'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'No circular imports, except by dynamic import, such as of a screen by its route.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'everything-exists',
      severity: 'error',
      from: {},
      // Vite resolves assets imported by URL.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    {
      name: 'only-entry-points',
      comment: 'Packages are imported only through src/exports, by package name. Exception: message files of the chat.',
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
      name: 'only-entry-points-re-export',
      comment: 'A name is imported from the file that defines it: only src/exports re-exports.',
      severity: 'error',
      from: { pathNot: '^packages/[^/]+/src/exports/' },
      to: { dependencyTypes: ['export'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain has no React, HTTP, SQL, files or clock.',
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
      comment: 'The chat combines the UI kit and the domain over any transport; it imports neither app nor server.',
      severity: 'error',
      from: { path: '^packages/chat/' },
      to: { path: '^packages/(app|server)/' },
    },
    {
      name: 'one-line-among-others',
      comment: 'The chat uses a ChatTransport; socket.io is one implementation, loaded only when imported.',
      severity: 'error',
      from: { path: '^packages/chat/src/', pathNot: '^packages/chat/src/socket/' },
      to: { path: 'node_modules/socket\\.io' },
    },
    {
      name: 'machines-need-no-picture',
      comment: 'The client also runs without React: on a server, in a test, with another framework.',
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
      comment:
        'Modules link to each other by <Go>; components that several modules use are in the shared folders of packages/app/src.',
      severity: 'error',
      from: { path: '^packages/app/src/modules/([^/]+)/' },
      to: { path: '^packages/app/src/modules/', pathNot: '^packages/app/src/modules/$1/' },
    },
    {
      name: 'app-floor-knows-no-module',
      comment:
        'The shared folders of the app import no module, except for the types of its messages; routes.ts lists them.',
      severity: 'error',
      from: { path: '^packages/app/src/(?!modules/|routes\\.ts|routes\\.test|shopRoutes|main\\.tsx)', pathNot: tests },
      to: { path: '^packages/app/src/modules/', pathNot: '\\.messages\\.en\\.json$' },
    },
    {
      name: 'signin-is-small',
      comment: 'Sign-in is a separate entry point; the shell and its dependencies are fetched while the user types.',
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
        'A document posts to other ledgers in its own transaction: by their .store functions, with the transaction as first argument, and their .tables.',
      severity: 'error',
      from: { path: '^packages/server/src/((modules|views|ledgers|parties)/[^/]+|catalogue)/', pathNot: tests },
      to: {
        path: '^packages/server/src/(modules|views|ledgers|parties|catalogue)/',
        pathNot: ['^packages/server/src/$1/', '\\.(store|tables)\\.ts$'],
      },
    },
    {
      name: 'stores-know-no-http',
      comment: 'A store takes an Actor (database/scope.ts) and does not depend on HTTP.',
      severity: 'error',
      from: { path: '^packages/server/src/(?!http/).*\\.store\\.ts$', pathNot: tests },
      to: { path: '^packages/server/src/http/' },
    },
    ...layerRules(),
    {
      name: 'tests-stay-outside',
      comment: 'Shipped code never imports tests, stories or their helpers.',
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
      comment: 'tests/e2e uses the product like a user; it imports no source files except entry points.',
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
