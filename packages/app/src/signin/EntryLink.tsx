import { Button } from '@tilldesk/ui';
import type { MouseEvent } from 'react';
import type { EntryPath, Places } from './places.ts';

type EntryLinkProps = { places: Places; to: EntryPath; children: string };

/** A link to another sign-in page. It stays in the document unless it is opened in another tab. */
export function EntryLink({ places, to, children }: EntryLinkProps) {
  return <a {...linkTo(places, to)}>{children}</a>;
}

/** A link back to the sign-in, below a page's form. */
export function BackLink({ places, children }: Omit<EntryLinkProps, 'to'>) {
  return (
    <Button as="a" tone="quiet" size="s" icon="arrow-left" {...linkTo(places, '/signin')}>
      {children}
    </Button>
  );
}

const linkTo = (places: Places, to: EntryPath) => ({
  href: places.addressOf(to),
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    places.navigateTo(to);
  },
});
