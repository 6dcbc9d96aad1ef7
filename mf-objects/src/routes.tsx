import { definePages, lazyModule } from '@husrum/platform';

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-objects', {
  'company.overview': lazyModule(() => import('./company/company-overview.screen')),
  'company.create': lazyModule(() => import('./company/company-create.screen')),
  'company.detail': lazyModule(() => import('./company/company-detail.screen')),
  'company.edit': lazyModule(() => import('./company/company-edit.screen')),
  'company.invoicing': lazyModule(() => import('./company/invoicing.screen')),
  'entity.overview': lazyModule(() => import('./entity/entity-overview.screen')),
  'entity.byType': lazyModule(() => import('./entity/entity-by-type.screen')),
  'entity.create': lazyModule(() => import('./entity/entity-create.screen')),
  'entity.detail': lazyModule(() => import('./entity/entity-detail.screen')),
  'entity.edit': lazyModule(() => import('./entity/entity-edit.screen')),
  'import.create': lazyModule(() => import('./import/import.screen')),
  'file.overview': lazyModule(() => import('./file/file-overview.screen')),
});
