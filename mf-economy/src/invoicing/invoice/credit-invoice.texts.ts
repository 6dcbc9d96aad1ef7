import { formatKronor } from '@husrum/format';

export const creditInvoiceTexts = {
  title: (reference: string | null) => (reference === null ? 'Kreditera' : `Kreditera avi ${reference}`),
  scope: 'Vad som krediteras',
  scopes: { WHOLE: 'Hela avin', DAYS: 'Dagar', AMOUNTS: 'Belopp per rad' },
  help: {
    WHOLE:
      'Allt som är kvar att kreditera spegelvänds, och perioden kan aviseras på nytt. Det går inte att ångra.',
    DAYS: 'Rader som gäller dagar krediteras i proportion till dagarna. Övriga rader rörs inte.',
    AMOUNTS: 'Ange hur mycket av varje rad som krediteras, exklusive moms.',
  },
  reasonHint: 'Står på kreditavin.',
  remaining: (amount: number) => `${formatKronor(amount)} kvar`,
  submit: 'Kreditera',
  credited: (reference: string) => `Krediterad med avi ${reference}`,

  result: 'Resultat',
  creditedAmount: 'Krediteras',
  vatIncluded: (amount: number) => `varav moms ${formatKronor(amount)}`,
  left: 'Kvar att betala',
  tenantCredit: 'Blir tillgodo',
  notCalculated: (why: string) => `Går inte att räkna ut. ${why}`,

  partlyCredited: 'Delvis krediterad med',
} as const;
