import type { ServerPart } from '@husrum/api-platform';
import { addonRoutes } from './addon/addon.routes';
import { creditRoutes } from './credit/credit.routes';
import { invoiceRoutes } from './invoice/invoice.routes';
import { invoiceRowRoutes } from './invoice-row/invoice-row.routes';
import { leaseAddonRoutes } from './lease-addon/lease-addon.routes';
import { proposedCreditRoutes } from './proposed-credit/proposed-credit.routes';
import { rentAdjustmentRoutes } from './rent-adjustment/rent-adjustment.routes';

export const part: ServerPart = {
  routes: [
    ...addonRoutes,
    ...leaseAddonRoutes,
    ...invoiceRoutes,
    ...invoiceRowRoutes,
    ...creditRoutes,
    ...rentAdjustmentRoutes,
    ...proposedCreditRoutes,
  ],
};
