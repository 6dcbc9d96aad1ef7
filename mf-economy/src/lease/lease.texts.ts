import { formatCount } from '@husrum/format';
export const leaseTexts = {
  /** `1 uthyrning`, `12 uthyrningar`. */
  count: (count: number) => formatCount(count, 'uthyrning', 'uthyrningar'),
  noPrimaryTenant: 'Ingen primär hyresgäst',
} as const;
