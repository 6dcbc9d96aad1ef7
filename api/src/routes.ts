import { companyRoutes } from './company/company.routes';
import { entityRoutes } from './entity/entity.routes';
import { fileRoutes } from './file/file.routes';
import type { Route } from './platform/http/serve';

/** Every call the server answers, noun by noun. */
export const routes: readonly Route[] = [...companyRoutes, ...entityRoutes, ...fileRoutes];
