import { formatCount } from '@husrum/format';

export const billedElsewhereTexts = {
  afterCurrentPeriod: (latest: string) =>
    `Välj ${latest} eller tidigare: senare dagar ligger efter den pågående perioden`,
  marked: (leases: number, until: string, isLater: boolean) =>
    `${formatCount(leases, 'uthyrning räknas som fakturerad', 'uthyrningar räknas som fakturerade')} till och med ${until}${isLater ? ', dock längst till och med sin pågående period' : ''}`,
  undone: (leases: number, billed: number) =>
    `Ångrat för ${formatCount(leases, 'uthyrning', 'uthyrningar')}${billed === 0 ? '' : `. ${formatCount(billed, 'uthyrning', 'uthyrningar')} har fått en avi för dagarna sedan dess och ändras inte`}`,
  allBilled: 'Dagarna har fått en hyresavi sedan dess, så det går inte att ångra.',
} as const;
