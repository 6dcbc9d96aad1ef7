import type { ServerPart } from '@husrum/api-platform';
import { addressRoutes } from './address/address.routes';
import { companyRoutes } from './company/company.routes';
import { entityRoutes } from './entity/entity.routes';
import { eventRoutes } from './event/event.routes';
import { fileJobs } from './file/file.jobs';
import { fileRoutes } from './file/file.routes';
import { selectReferencedKeys } from './file/file.store';
import { searchRoutes } from './search/search.routes';

export const part: ServerPart = {
  routes: [
    ...companyRoutes,
    ...entityRoutes,
    ...eventRoutes,
    ...fileRoutes,
    ...addressRoutes,
    ...searchRoutes,
  ],
  jobs: fileJobs,
  fileKeys: [selectReferencedKeys],
};
