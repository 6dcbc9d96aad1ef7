import './frame.css';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Button, Drawer } from '@husrum/ui/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OverrideBar } from '../override/override-bar';
import { NewVersion } from '../stage/new-version';
import { Bell } from './bell';
import { Brand } from './brand';
import { NavMenu } from './nav-menu';
import { ProfileMenu } from './profile-menu';
import { Search } from './search';
import { Shortcuts } from './shortcuts';
import { StorageWarning } from './storage-warning';
import { TaskTray } from './task-tray';

const CONTENT = 'innehall';

/** On narrow screens the menu lies in a drawer, and closes when one has gone somewhere. */
const NarrowMenu = () => {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere is what closes it
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <Button
        className="s-top__menu"
        type="text"
        icon={<MenuOutlined />}
        aria-label="Öppna menyn"
        onClick={() => setOpen(true)}
      />
      <Drawer title={<Brand />} placement="left" size={280} open={open} onClose={() => setOpen(false)}>
        <NavMenu />
      </Drawer>
    </>
  );
};

/** What stands around every page of those who are signed in. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className="s-frame">
    <a className="s-skip" href={`#${CONTENT}`}>
      Hoppa till innehållet
    </a>
    <OverrideBar />
    <aside className="s-side">
      <AppLink to={routes.home.dashboard()} className="s-side__brand" aria-label="Husrum, till översikten">
        <Brand />
      </AppLink>
      <NavMenu />
    </aside>
    <header className="s-top">
      <NarrowMenu />
      <Search />
      <StorageWarning />
      <Shortcuts />
      <span className="s-top__end">
        <TaskTray />
        <Bell />
        <ProfileMenu />
      </span>
    </header>
    <main id={CONTENT} className="s-main" tabIndex={-1}>
      {children}
    </main>
    <NewVersion />
  </div>
);
