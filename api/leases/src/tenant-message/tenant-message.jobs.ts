import type { Job } from '@husrum/api-platform';
import { undeliveredMessageJob } from './tenant-message-mail';

export const tenantMessageJobs: readonly Job[] = [undeliveredMessageJob];
