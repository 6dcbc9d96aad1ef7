import './page-frame.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { type BreadcrumbItem, Breadcrumbs } from './breadcrumbs';
import { focusExpectedHeading } from './heading-focus';
import { type MenuAction, MoreMenu } from './more-menu';
import { PageContext } from './page-context';
import { useFitsSticky } from './use-fits-sticky';

interface Props {
  title: ReactNode;
  /** The title of the browser tab; needed when `title` is not a string. */
  documentTitle?: string;
  breadcrumb?: readonly BreadcrumbItem[];
  status?: ReactNode;
  /** The most important facts, on one line: `Anna Andersson`, `8 500 kr/mån`. Empty ones are left out. */
  facts?: readonly ReactNode[];
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Rarely used actions, in a "…" menu after `actions`. */
  menuActions?: readonly MenuAction[];
  /** `StatisticCards`. */
  statistics?: ReactNode;
  /** `PageTabs`. */
  tabs?: ReactNode;
  /** A right column on wide screens, below the content on narrow ones. */
  aside?: ReactNode;
  /** Keeps the header visible on wide screens while scrolling: for detail pages. */
  sticky?: boolean;
  /** Limits the width: for pages that are a form. */
  narrow?: boolean;
  children?: ReactNode;
}

const isShown = (node: ReactNode) => node !== null && node !== undefined && node !== false && node !== '';

/** The layout of every page: header, breadcrumbs, actions and content. It is shared, so that all remotes look the same. */
export const PageFrame = ({
  title,
  documentTitle = typeof title === 'string' ? title : undefined,
  breadcrumb = [],
  status,
  facts = [],
  actions,
  menuActions = [],
  statistics,
  tabs,
  aside,
  sticky = false,
  narrow = false,
  children,
}: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // A skeleton has no title.
  useEffect(() => {
    if (documentTitle && heading.current) focusExpectedHeading(heading.current);
  }, [documentTitle]);
  const header = useRef<HTMLElement>(null);
  const fitsSticky = useFitsSticky(header, sticky);
  const shownFacts = facts.filter(isShown);
  return (
    <PageContext value={undefined}>
      <article
        className={`h-page${sticky ? ' h-page--sticky' : ''}${fitsSticky ? '' : ' h-page--high'}${narrow ? ' h-page--narrow' : ''}`}
      >
        {documentTitle && <title>{`${documentTitle} · Husrum`}</title>}
        {breadcrumb.length > 0 && <Breadcrumbs items={breadcrumb} />}
        <header ref={header} className="h-page__head">
          <div className="h-page__title">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {status}
          </div>
          {(actions || menuActions.length > 0) && (
            <div className="h-page__actions">
              {actions}
              <MoreMenu actions={menuActions} />
            </div>
          )}
          {shownFacts.length > 0 && (
            <ul className="h-page__facts">
              {shownFacts.map((fact, index) => (
                <li key={index}>{fact}</li>
              ))}
            </ul>
          )}
        </header>
        {statistics}
        {tabs}
        {aside ? (
          <div className="h-page__split">
            <div className="h-stack">{children}</div>
            <aside className="h-stack">{aside}</aside>
          </div>
        ) : (
          <div className="h-stack">{children}</div>
        )}
      </article>
    </PageContext>
  );
};
