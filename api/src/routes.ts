import type { Route } from './platform/http/serve';

/** Every call the server answers, noun by noun. */
export const routes: readonly Route[] = [];
