import { createContext } from 'react';
import type { BreadcrumbItem } from './breadcrumbs';

export interface OpenPage {
  title: string;
  breadcrumb: readonly BreadcrumbItem[];
}

/**
 * What is known of the open page before its data have loaded: for a page that cannot be shown. Provided by the platform;
 * undefined inside a `PageFrame`, which shows its own title.
 */
export const PageContext = createContext<OpenPage | undefined>(undefined);
