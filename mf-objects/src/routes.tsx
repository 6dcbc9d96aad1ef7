import { definePages, lazyPart } from '@husrum/platform';

/** Which screen stands at which of our routes; one that is left out says that it is coming. */
export const pages = definePages('mf-objects', {
  'company.overview': lazyPart(() => import('./company/company-overview.screen')),
  'company.create': lazyPart(() => import('./company/company-create.screen')),
  'company.detail': lazyPart(() => import('./company/company-detail.screen')),
  'company.edit': lazyPart(() => import('./company/company-edit.screen')),
  'company.invoicing': lazyPart(() => import('./company/invoicing.screen')),
  'entity.overview': lazyPart(() => import('./entity/entity-overview.screen')),
  'entity.byType': lazyPart(() => import('./entity/entity-by-type.screen')),
  'entity.create': lazyPart(() => import('./entity/entity-create.screen')),
  'entity.detail': lazyPart(() => import('./entity/entity-detail.screen')),
  'entity.edit': lazyPart(() => import('./entity/entity-edit.screen')),
  'file.overview': lazyPart(() => import('./file/file-overview.screen')),
});
