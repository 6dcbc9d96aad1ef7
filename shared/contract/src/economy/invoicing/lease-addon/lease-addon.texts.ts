import type { AddonInterval } from './lease-addon.calls';

export const addonIntervalLabel: Readonly<Record<AddonInterval, string>> = {
  PER_NOTICE: 'Per avi',
  MONTHLY: 'Per månad',
};

/** This follows an amount: `199 kr per månad`. */
export const addonIntervalSuffix: Readonly<Record<AddonInterval, string>> = {
  PER_NOTICE: 'per avi',
  MONTHLY: 'per månad',
};
