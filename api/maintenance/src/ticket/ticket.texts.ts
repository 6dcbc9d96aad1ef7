interface ListedTicket {
  /** `Ä-1001` */
  readonly reference: string;
  readonly subject: string;
  readonly due_at: string;
}
const MAX_LINES = 10;
const formatTicketList = (tickets: readonly ListedTicket[]): string =>
  [
    ...tickets
      .slice(0, MAX_LINES)
      .map(({ reference, subject, due_at }) => `${reference} ${subject}: ${due_at}`),
    ...(tickets.length > MAX_LINES ? [`och ${tickets.length - MAX_LINES} till`] : []),
  ].join('\n');

export const ticketTexts = {
  dueBeforeCreated: (day: string) => `Klart senast kan vara tidigast ${day}`,
  overview: 'Ärenden',
  removed: 'Ärendet har raderats',
  resolved: 'Ärendet markerades som löst',
  opened: 'Ärendet markerades som pågående',
  onlyOpenResolved: 'Bara ett pågående ärende kan markeras som löst.',
  alreadyOpen: 'Ärendet är redan pågående.',
  onlyOpenCommented: 'Bara ett pågående ärende kan kommenteras.',
  assigned: (reference: string) => `Du är ansvarig för ${reference}`,
  unknownResponsible: 'Användaren finns inte längre. Välj någon annan.',
  newTicket: (reference: string) => `Nytt ärende ${reference}`,
  newComment: (reference: string, subject: string) => `Ny kommentar på ${reference} ${subject}`,
  openTicket: 'Öppna ärendet',
  tenantComment: (reference: string, subject: string) =>
    `Ny kommentar på ditt ärende ${reference} ${subject}`,
  tenantResolved: (reference: string, subject: string) => `Ditt ärende ${reference} ${subject} är löst`,
  tenantAnswer: 'Öppna ärendet i hyresgästportalen för att svara.',
  tenantNotResolved: 'Är felet kvar? Gör en ny anmälan i hyresgästportalen.',
  near: (tickets: readonly ListedTicket[]) => ({
    title:
      tickets.length === 1
        ? 'Ett av dina ärenden ska vara löst i morgon'
        : `${tickets.length} av dina ärenden ska vara lösta i morgon`,
    body: formatTicketList(tickets),
  }),
  passed: (tickets: readonly ListedTicket[]) => ({
    title:
      tickets.length === 1
        ? 'Ett av dina ärenden är försenat'
        : `${tickets.length} av dina ärenden är försenade`,
    body: formatTicketList(tickets),
  }),
  mailSettings: 'Vilka mejl du får väljer du i din profil.',
} as const;
