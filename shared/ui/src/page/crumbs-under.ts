import type { Crumb } from './breadcrumb';

/** The way to a page under one that has its own: its last step becomes a link. */
export const crumbsUnder = (
  { breadcrumb }: { breadcrumb: readonly Crumb[] },
  link: string,
  title: string,
): Crumb[] => [
  ...breadcrumb.map((crumb, index) => (index === breadcrumb.length - 1 ? { ...crumb, link } : crumb)),
  { title, link: null },
];
