import type { Settings } from '../../src/platform/settings';

const REQUESTS_PER_MINUTE = 60_000;

/** The vendors' limits would make thousands of invoices take hours. */
export const withoutLimits = ({ fortnox, visma, ...settings }: Settings): Settings => ({
  ...settings,
  fortnox: fortnox && { ...fortnox, requestsPerMinute: REQUESTS_PER_MINUTE },
  visma: visma && { ...visma, requestsPerMinute: REQUESTS_PER_MINUTE },
});
