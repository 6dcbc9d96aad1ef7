import './breadcrumbs.css';
import { PageLink } from '../link/page-link';
import { pageTexts } from './page.texts';

export interface BreadcrumbItem {
  title: string;
  link?: string | null;
}

/** Breadcrumbs as the server sends them. The last item is the current page and not a link. */
export const Breadcrumbs = ({ items }: { items: readonly BreadcrumbItem[] }) => (
  <nav className="h-breadcrumbs" aria-label={pageTexts.breadcrumbs}>
    <ol>
      {items.map(({ title, link }, index) => (
        <li key={`${link}-${title}`}>
          {link && index < items.length - 1 ? (
            <PageLink to={link}>{title}</PageLink>
          ) : (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{title}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
