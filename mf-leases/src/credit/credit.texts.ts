import { formatKronor } from '@husrum/format';

export const creditTexts = {
  title: 'Tillgodo',
  text: 'Dras av på nästa avi från samma företag.',
  deletedCompany: 'Borttaget företag',
  open: (amount: number) => `${formatKronor(amount)} obetalt`,
  nothingOpen: 'inget obetalt',
  use: 'Använd tillgodo',
  useAt: (company: string) => `Använd tillgodo hos ${company}`,
} as const;
