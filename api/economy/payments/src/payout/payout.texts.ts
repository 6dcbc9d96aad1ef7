import type { LocalDate } from '@husrum/format';

export const payoutTexts = {
  noCredit: 'Hyresgästen har inget tillgodo hos företaget',
  moreThanCredit: (credit: string) => `Hyresgästen har ${credit} tillgodo`,
  inProgram: 'Tillgodohavandet finns i bokföringsprogrammet. Betala tillbaka det där',
  inFuture: 'Utbetalningsdagen kan inte vara i framtiden',
  tooEarly: (day: LocalDate) => `Utbetalningsdagen kan vara tidigast ${day}, då pengarna kom in`,
  alreadyUndone: 'Återbetalningen är redan ångrad',
} as const;
