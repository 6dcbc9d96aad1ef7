import './page-frame.css';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumb';
import { type MenuAction, MoreMenu } from './more-menu';

interface Props {
  title: ReactNode;
  /** The name of the browser's tab, where the title is more than a text. */
  documentTitle?: string;
  breadcrumb?: readonly Crumb[];
  status?: ReactNode;
  /** One line of what matters most: `Anna Andersson`, `8 500 kr/mån`. Empty ones are left out. */
  facts?: readonly ReactNode[];
  actions?: ReactNode;
  more?: readonly MenuAction[];
  boxes?: ReactNode;
  tabs?: ReactNode;
  /** A column to the right on wide screens, under the content on narrow ones. */
  rail?: ReactNode;
  /** The head stays in sight on wide screens: for pages about one thing. */
  sticky?: boolean;
  /** As wide as a form: for pages that are one. */
  narrow?: boolean;
  children?: ReactNode;
}

const isThere = (node: ReactNode) => node !== null && node !== undefined && node !== false && node !== '';

/** The frame of every page, so that bundles deployed apart look like one product. */
export const PageFrame = ({
  title,
  documentTitle = typeof title === 'string' ? title : undefined,
  breadcrumb = [],
  status,
  facts = [],
  actions,
  more = [],
  boxes,
  tabs,
  rail,
  sticky = false,
  narrow = false,
  children,
}: Props) => {
  const shownFacts = facts.filter(isThere);
  return (
    <article className={`h-page${sticky ? ' h-page--sticky' : ''}${narrow ? ' h-page--narrow' : ''}`}>
      {documentTitle && <title>{`${documentTitle} · Husrum`}</title>}
      {breadcrumb.length > 0 && <Breadcrumbs crumbs={breadcrumb} />}
      <header className="h-page__head">
        <div className="h-page__title">
          <h1>{title}</h1>
          {status}
        </div>
        {(actions || more.length > 0) && (
          <div className="h-page__actions">
            {actions}
            <MoreMenu actions={more} />
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
      {boxes}
      {tabs}
      {rail ? (
        <div className="h-page__split">
          <div className="h-stack">{children}</div>
          <aside className="h-stack">{rail}</aside>
        </div>
      ) : (
        <div className="h-stack">{children}</div>
      )}
    </article>
  );
};
