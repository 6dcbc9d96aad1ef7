import { formatCount } from '@husrum/format';

export const undecidedPaymentTexts = {
  waiting: (files: readonly { readonly name: string; readonly count: number }[]) => ({
    title: `${formatCount(
      files.reduce((sum, { count }) => sum + count, 0),
      'betalning från banken väntar på beslut',
      'betalningar från banken väntar på beslut',
    )}`,
    body: files
      .map(({ name, count }) => `${name}: ${formatCount(count, 'betalning', 'betalningar')}`)
      .join('\n'),
  }),
} as const;
