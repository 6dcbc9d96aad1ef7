import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';

export interface PageLinkProps {
  to: string;
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  draggable?: boolean;
}

/** The platform provides it: its links preload their page on hover. */
export const LinkContext = createContext<ComponentType<PageLinkProps>>(Link);

/** Fetches the code of a page that the user is about to open. The platform provides it. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

/** The link of table rows, cards and breadcrumbs. */
export const PageLink = (props: PageLinkProps) => {
  const LinkComponent = use(LinkContext);
  return <LinkComponent {...props} />;
};
