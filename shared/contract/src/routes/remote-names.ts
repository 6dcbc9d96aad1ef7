/** The remotes of the product. */
export const remoteNames = [
  'mf-objects',
  'mf-leases',
  'mf-economy',
  'mf-maintenance',
  'mf-reports',
  'mf-settings',
] as const;
