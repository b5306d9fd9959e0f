import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { brand } from './brand.ts';
import looks from './looks.json' with { type: 'json' };

/** Renders a docs page in the theme selected in the toolbar, like its stories. */
export function DocsInTheme({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => chosen(context));
  useEffect(
    function followToolbar() {
      const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(globals['theme']);
      context.channel.on(GLOBALS_UPDATED, follow);
      return () => context.channel.off(GLOBALS_UPDATED, follow);
    },
    [context],
  );
  const deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = theme === 'dark' || (theme === 'system' && deviceIsDark);
  return (
    <DocsContainer context={context} theme={brand(dark ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  );
}

/** A docs page without a story has no globals. */
function chosen(context: DocsContainerProps['context']): unknown {
  const [story] = context.componentStories();
  return story === undefined ? looks.light.theme : context.getStoryContext(story).globals['theme'];
}
