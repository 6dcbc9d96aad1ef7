import type { ServerPart } from '@husrum/api-platform';
import { bankFileRoutes } from './bank-file/bank-file.routes';

export const part: ServerPart = { routes: bankFileRoutes };
