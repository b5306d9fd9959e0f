'use client';
import { useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import { useMedia } from '../media/useMedia.ts';
import { Frame, Main, Side, Skip, Top } from './AppShell.styles.ts';
import { ShellNavContext } from './shellNav.ts';
import type { ShellNav } from './shellNav.ts';

export type AppShellTexts = {
  /** The text of the first link in the tab order, which skips header and navigation. */
  skip: string;
  /** The title of the drawer that contains the navigation on a narrow screen. */
  navigation: string;
  openNavigation: string;
  closeNavigation: string;
  collapseNavigation: string;
  expandNavigation: string;
};

export type AppShellProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  header: ReactNode;
  /** The navigation, a SideNav. */
  nav: ReactNode;
  /** The content of the page's only `<main>`. */
  children: ReactNode;
  /** The content of the corner at the end of the header, such as a docked ChatLauncher. The header reserves space for it. */
  corner?: ReactNode;
  texts: AppShellTexts;
  /**
   * Starts with icons only below 1280 px, for a page that needs the width. The user's choice applies to all such pages.
   * @default false
   */
  tight?: boolean | undefined;
  /** Shows icons only, from 1024 px on. Controlled with `onCollapsedChange`, otherwise the shell stores the state. */
  collapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
};

/** The frame of an application: header, side navigation and main content. Below 1024 px the navigation moves into a drawer. */
export function AppShell(props: AppShellProps) {
  const { header, nav, children, corner, texts, tight = false, collapsed: given, onCollapsedChange, ...div } = props;
  const wide = useMedia('(min-width: 1024px)');
  const main = useRef<HTMLElement>(null);
  const isWide = useMedia('(min-width: 1280px)');
  const [internal, setInternal] = useState({ folded: false, tightFolded: true });
  const [open, setOpen] = useState(false);
  const folds = tight && !isWide ? 'tightFolded' : 'folded';
  const collapsed = given ?? internal[folds];
  const close = () => setOpen(false);
  if (wide && open) close();

  const shell: ShellNav = {
    wide,
    collapsed: wide && collapsed,
    expanded: wide ? !collapsed : open,
    toggleLabel: wide ? (collapsed ? texts.expandNavigation : texts.collapseNavigation) : texts.openNavigation,
    toggle() {
      if (!wide) return setOpen(true);
      setInternal({ ...internal, [folds]: !collapsed });
      onCollapsedChange?.(!collapsed);
    },
    close,
  };

  return (
    <ShellNavContext value={shell}>
      <Frame
        {...div}
        data-wide={wide}
        data-collapsed={shell.collapsed}
        data-corner={corner === undefined ? undefined : ''}
      >
        <Skip
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {texts.skip}
        </Skip>
        <Top>{header}</Top>
        {wide ? (
          <Side>{nav}</Side>
        ) : (
          <Drawer
            open={open}
            side="start"
            width={296}
            flush
            title={texts.navigation}
            closeLabel={texts.closeNavigation}
            onClose={close}
          >
            {nav}
          </Drawer>
        )}
        <Main ref={main} id="main" tabIndex={-1}>
          {children}
        </Main>
      </Frame>
      {corner}
    </ShellNavContext>
  );
}
