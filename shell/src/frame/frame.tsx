import './frame.css';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Button, Drawer } from '@husrum/ui/core';
import type { ReactNode } from 'react';
import { AnnouncementBanners } from '../announcement/announcement-banners';
import { OnboardingProgress } from '../onboarding/onboarding-progress';
import { NewVersion } from '../stage/new-version';
import { BottomBars } from './bottom-bars';
import { Brand } from './brand';
import { FaqDrawer } from './faq-drawer';
import { frameTexts } from './frame.texts';
import { NavMenu } from './nav-menu';
import { NotificationBell } from './notification-bell';
import { ProfileMenu } from './profile-menu';
import { Search } from './search';
import { SendingTray } from './sending-tray';
import { Shortcuts } from './shortcuts';
import { StorageWarning } from './storage-warning';
import { useDrawer } from './use-drawer';

const CONTENT_ID = 'innehall';

/** On narrow screens the menu is a drawer, which closes on navigation. */
const NarrowMenu = () => {
  const [open, setOpen] = useDrawer();
  return (
    <>
      <Button
        className="s-top__menu"
        type="text"
        icon={<MenuOutlined />}
        aria-label={frameTexts.openMenu}
        onClick={() => setOpen(true)}
      />
      <Drawer title={<Brand />} placement="left" size={280} open={open} onClose={() => setOpen(false)}>
        <OnboardingProgress />
        <NavMenu />
      </Drawer>
    </>
  );
};

/** The menu and the top bar around every page for signed-in users. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className="s-frame">
    <a className="s-skip" href={`#${CONTENT_ID}`}>
      {frameTexts.skipToContent}
    </a>
    <aside className="s-side">
      <AppLink to={routes.home.dashboard()} className="s-side__brand" aria-label={frameTexts.toDashboard}>
        <Brand />
      </AppLink>
      <OnboardingProgress />
      <NavMenu />
    </aside>
    <header className="s-top">
      <NarrowMenu />
      <Search />
      <StorageWarning />
      <Shortcuts />
      <span className="s-top__end">
        <FaqDrawer />
        <SendingTray />
        <NotificationBell />
        <ProfileMenu />
      </span>
    </header>
    <main id={CONTENT_ID} className="s-main" tabIndex={-1}>
      <AnnouncementBanners />
      {children}
    </main>
    <NewVersion />
    <BottomBars />
  </div>
);
