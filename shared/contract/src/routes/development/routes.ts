import { route } from '../route';
import { routes as productRoutes } from '../routes';

/** In place of the product's table under the condition `development`: also the paths of development. */
export const routes = {
  ...productRoutes,
  /** The shared components with examples. */
  catalogue: { component: route('catalogue', '/catalogue/:component?') },
} as const;
