import { formatKronor } from '@husrum/format';

export const creditTexts = {
  available: (amount: number, company: string) =>
    `Hyresgästen har ${formatKronor(amount)} till godo hos ${company}.`,
  oldestFirst: 'Det räknas av på obetalda avier från företaget, äldst förfallodag först.',
  use: 'Använd tillgodo',
} as const;
