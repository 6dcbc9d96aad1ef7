export const leaseTexts = {
  /** `1 uthyrning`, `12 uthyrningar`. */
  count: (count: number) => (count === 1 ? '1 uthyrning' : `${count} uthyrningar`),
  noPrimaryTenant: 'Ingen primär hyresgäst',
} as const;
