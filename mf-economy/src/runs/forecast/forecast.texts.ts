export const forecastTexts = {
  lease: 'Uthyrning',
  period: 'Period',
  sendDate: 'Skickas',
  excludingVat: 'Exklusive moms',
  amountToPay: 'Att betala',
  noneForLease: 'Inga hyresavier skapas automatiskt de kommande tolv månaderna',
  monthTitle: (month: string) => `Kommande hyresavier i ${month}`,
  showCreated: 'Visa avier som är skapade',
  monthSum: 'Summa för månaden',
  noneForMonth: 'Inga fler hyresavier skapas automatiskt för månaden',
} as const;
