import { formatCount } from '@husrum/format';
export const proposedCreditTexts = {
  title: 'Förslag till kreditering',
  text: 'De här avierna är skickade men har dagar utanför uthyrningens period.',
  invoice: (reference: string) => `Avi ${reference}`,
  days: (days: number) => formatCount(days, 'dag', 'dagar'),
  tooMuch: 'för mycket',
  credit: 'Kreditera',
  creditNamed: (reference: string) => `Kreditera avi ${reference}`,
  creditAndReplaceQuestion: (reference: string) =>
    `Hela avi ${reference} krediteras. För dagarna som är kvar skapas en ny avi, och det som är betalt räknas av på den.`,
  creditOnlyQuestion: (reference: string) =>
    `Hela avi ${reference} krediteras. Det som är betalt blir hyresgästens tillgodohavande.`,
  dismiss: 'Avfärda',
  dismissNamed: (reference: string) => `Avfärda förslaget om avi ${reference}`,
  dismissQuestion: (reference: string) => `Avi ${reference} gäller då som den är, och förslaget försvinner.`,
} as const;
