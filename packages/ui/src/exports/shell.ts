/** `@tilldesk/ui/shell`: the frame of an application, in a separate entry so that a sign-in page does not load it. */
export { AccountMenu, type AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
export { AppShell, type AppShellProps, type AppShellTexts } from '../AppShell/AppShell.tsx';
export { EntryPage, type EntryPageProps } from '../EntryPage/EntryPage.tsx';
export { Header, type HeaderProps } from '../Header/Header.tsx';
export {
  languages,
  LanguageSwitch,
  type Language,
  type LanguageSwitchProps,
} from '../LanguageSwitch/LanguageSwitch.tsx';
export { NavAction, type NavActionProps } from '../SideNav/NavAction.tsx';
export { NavBrand, type NavBrandProps } from '../NavBrand/NavBrand.tsx';
export { NotificationBell, type NotificationBellProps } from '../NotificationBell/NotificationBell.tsx';
export { PageProgress, type PageProgressProps } from '../PageProgress/PageProgress.tsx';
export { SideNav, type SideNavProps } from '../SideNav/SideNav.tsx';
export { type NavGroup, type NavItem, type NavLeaf } from '../SideNav/navItems.ts';
export { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from '../ThemeSwitch/ThemeSwitch.tsx';
export { type LinkProps, type RenderLink } from '../link/RenderLink.ts';
