import { findRoute } from '@husrum/contract/routes';
import { PageContext } from '@husrum/ui';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { describePage } from './describe-page';

/** Tells what is inside which page is open, for its title when it cannot be shown. Public pages have frames of their own. */
export const CurrentPage = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const page = useMemo(() => (route?.access === 'user' ? describePage(route) : undefined), [route]);
  return <PageContext value={page}>{children}</PageContext>;
};
