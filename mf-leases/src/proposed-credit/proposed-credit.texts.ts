export const proposedCreditTexts = {
  title: 'Förslag till kreditering',
  text: 'De här avierna är skickade men har dagar efter uthyrningens slut.',
  notice: (reference: string) => `Avi ${reference}`,
  days: (days: number) => (days === 1 ? '1 dag' : `${days} dagar`),
  tooMuch: 'för mycket',
  credit: 'Kreditera',
  creditNamed: (reference: string) => `Kreditera avi ${reference}`,
  creditQuestion: (reference: string) =>
    `Hela avi ${reference} krediteras. För dagarna som är kvar skapas en ny avi, och det som är betalt räknas av på den.`,
  creditWholeQuestion: (reference: string) =>
    `Hela avi ${reference} krediteras. Det som är betalt blir hyresgästens tillgodo.`,
  dismiss: 'Avfärda',
  dismissNamed: (reference: string) => `Avfärda förslaget om avi ${reference}`,
  dismissQuestion: (reference: string) => `Avi ${reference} gäller då som den är, och förslaget försvinner.`,
} as const;
