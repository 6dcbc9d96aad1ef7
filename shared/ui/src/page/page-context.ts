import { createContext, type ReactNode } from 'react';
import type { BreadcrumbItem } from './breadcrumbs';

export interface OpenPage {
  title: string;
  breadcrumb: readonly BreadcrumbItem[];
  /** Buttons beside the title that work although the page cannot be shown. */
  actions?: ReactNode;
}

/**
 * What is known of the open page before its data have loaded: for a page that cannot be shown. The platform provides it; it
 * is undefined inside a `PageFrame`, which shows its own title.
 */
export const PageContext = createContext<OpenPage | undefined>(undefined);
