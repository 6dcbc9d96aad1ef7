import type { AddonType } from './addon.calls';

export const addonTypeLabel: Readonly<Record<AddonType, string>> = {
  SURCHARGE: 'Tillägg',
  DEDUCTION: 'Avdrag',
};
