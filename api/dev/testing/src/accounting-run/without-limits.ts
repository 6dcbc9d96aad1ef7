import type { Settings } from '@husrum/api-platform';

const REQUESTS_PER_MINUTE = 60_000;

/** Raises the rate limits, because with those of the vendors thousands of invoices would take hours. */
export const withoutLimits = ({ fortnox, visma, ...settings }: Settings): Settings => ({
  ...settings,
  fortnox: fortnox && { ...fortnox, requestsPerMinute: REQUESTS_PER_MINUTE },
  visma: visma && { ...visma, requestsPerMinute: REQUESTS_PER_MINUTE },
});
