import { definePages, lazyModule } from '@husrum/platform';

export const pages = definePages('catalogue', {
  'catalogue.component': lazyModule(() => import('./catalogue/catalogue.screen')),
});
