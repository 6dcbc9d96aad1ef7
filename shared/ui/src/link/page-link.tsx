import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';

export interface PageLinkProps {
  to: string;
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  /** For a second link to the same page, which only the pointer needs. */
  'aria-hidden'?: boolean;
  tabIndex?: number;
}

/** Filled by the platform, whose links fetch what the page behind them needs when they are pointed at. */
export const LinkContext = createContext<ComponentType<PageLinkProps>>(Link);

/** The link that rows, boxes and breadcrumbs are made of. */
export const PageLink = (props: PageLinkProps) => {
  const Chosen = use(LinkContext);
  return <Chosen {...props} />;
};
