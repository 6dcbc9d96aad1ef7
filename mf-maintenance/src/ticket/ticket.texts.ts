import type { TicketFilter } from '@husrum/contract/ticket';

/** Under the heading, when the list shows one state only. */
export const filterTitle: Readonly<Record<TicketFilter, string>> = {
  new: 'Nya',
  open: 'Pågående',
  resolved: 'Lösta',
};

export const texts = {
  title: 'Ärenden',
  create: 'Skapa ärende',
  created: 'Ärendet har skapats',
  updated: 'Ärendet har uppdaterats',
  removed: 'Ärendet har raderats',
  resolved: 'Ärendet har markerats som löst',
  opened: 'Ärendet har öppnats',
  commented: 'Kommentaren har skapats',
  resolve: 'Markera som löst',
  open: 'Markera som pågående',
  removeQuestion: 'Ärendet kommer även att raderas för hyresgästen',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  unlinked: 'Saknar koppling',
  noTickets: 'Det finns inte några ärenden',
  noComments: 'Det finns inte några kommentarer',
  openToComment: 'Markera ärendet som pågående för att kommentera det.',
} as const;
