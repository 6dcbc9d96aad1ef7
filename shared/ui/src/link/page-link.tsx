import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';

export interface PageLinkProps {
  to: string;
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  /** For a second link to the same page, for pointers only. */
  'aria-hidden'?: boolean;
  tabIndex?: number;
}

/** Provided by the platform, whose links preload their page on hover. */
export const LinkContext = createContext<ComponentType<PageLinkProps>>(Link);

/** The link of table rows, cards and breadcrumbs. */
export const PageLink = (props: PageLinkProps) => {
  const LinkComponent = use(LinkContext);
  return <LinkComponent {...props} />;
};
