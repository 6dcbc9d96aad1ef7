import { economyPageKinds } from './economy-page-kinds';
import { leasePageKinds } from './lease-page-kinds';
import { maintenancePageKinds } from './maintenance-page-kinds';
import { objectPageKinds } from './object-page-kinds';
import type { PageKind } from './page-kind';

/**
 * Every kind of page that shows rows of a business without connections to other services. The demo account has a page of each
 * kind on every day, and the browser tests open them.
 */
export const pageKinds: readonly PageKind[] = [
  ...objectPageKinds,
  ...leasePageKinds,
  ...economyPageKinds,
  ...maintenancePageKinds,
];
