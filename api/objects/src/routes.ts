import type { Route } from '@husrum/api-platform';
import { addressRoutes } from './address/address.routes';
import { companyRoutes } from './company/company.routes';
import { entityRoutes } from './entity/entity.routes';
import { eventRoutes } from './event/event.routes';
import { fileRoutes } from './file/file.routes';
import { searchRoutes } from './search/search.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [
  ...companyRoutes,
  ...entityRoutes,
  ...eventRoutes,
  ...fileRoutes,
  ...addressRoutes,
  ...searchRoutes,
];
