import type { Settings } from '@husrum/api-platform';

/** Where an outside service is, and with what keys. */
export type AccountingSettings = NonNullable<Settings['fortnox' | 'visma']>;
export type FasdokSettings = NonNullable<Settings['fasdok']>;
export type S3Settings = NonNullable<Settings['s3']>;
export type StripeSettings = NonNullable<Settings['stripe']>;
export type ZignedSettings = NonNullable<Settings['zigned']>;
