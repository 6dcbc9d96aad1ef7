import './breadcrumb.css';
import { PageLink } from '../link/page-link';

export interface Crumb {
  title: string;
  link?: string | null;
}

/** As the server sends it; the last step is the page itself and no link. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className="h-crumbs" aria-label="Du är här">
    <ol>
      {crumbs.map((crumb, index) => (
        <li key={`${crumb.link}-${crumb.title}`}>
          {crumb.link && index < crumbs.length - 1 ? (
            <PageLink to={crumb.link}>{crumb.title}</PageLink>
          ) : (
            <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.title}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
