import { findRoute } from '@husrum/contract/routes';
import { PageContext } from '@husrum/ui';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { describePage } from './describe-page';

/**
 * Tells the components inside it which page is open, so that a page that cannot be shown still has its title. Public pages have
 * frames of their own.
 */
export const CurrentPage = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const page = useMemo(() => (route?.access === 'user' ? describePage(route) : undefined), [route]);
  return <PageContext value={page}>{children}</PageContext>;
};
