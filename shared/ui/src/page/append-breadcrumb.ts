import type { BreadcrumbItem } from './breadcrumbs';

/** The breadcrumbs of a subpage: those of the parent page, whose last item becomes a link to `parentLink`, and `title`. */
export const appendBreadcrumb = (
  { breadcrumb }: { breadcrumb: readonly BreadcrumbItem[] },
  parentLink: string,
  title: string,
): BreadcrumbItem[] => [
  ...breadcrumb.map((item, index) =>
    index === breadcrumb.length - 1 ? { ...item, link: parentLink } : item,
  ),
  { title, link: null },
];
