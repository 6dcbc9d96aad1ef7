import type { Job } from '@husrum/api-platform';
import { fasdokJobs } from './fasdok/fasdok.jobs';
import { signingJobs } from './signing/signing.jobs';
import { tenantMessageJobs } from './tenant-message/tenant-message.jobs';
import { tenantPortalJobs } from './tenant-portal/tenant-portal.jobs';

/** The scheduled and background jobs of this package. */
export const jobs: readonly Job[] = [
  ...tenantMessageJobs,
  ...tenantPortalJobs,
  ...signingJobs,
  ...fasdokJobs,
];
