import { type ReactNode, use } from 'react';
import { PageContext } from './page-context';
import { PageFrame } from './page-frame';

/** The heading and breadcrumbs of a page that cannot be shown, above `children`. Inside a page, only `children`. */
export const FailedPage = ({ children }: { children: ReactNode }) => {
  const page = use(PageContext);
  return page ? <PageFrame {...page}>{children}</PageFrame> : children;
};
