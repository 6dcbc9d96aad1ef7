export const ticketTexts = {
  overview: 'Ärenden',
  removed: 'Ärendet har raderats',
  resolved: 'Ärendet markerades som löst',
  opened: 'Ärendet markerades som pågående',
  onlyOpenResolved: 'Bara ett pågående ärende kan markeras som löst.',
  alreadyOpen: 'Ärendet är redan pågående.',
  onlyOpenCommented: 'Bara ett pågående ärende kan kommenteras.',
  newTicket: (reference: string) => `Nytt ärende ${reference}`,
  newComment: (reference: string, subject: string) => `Ny kommentar på ${reference} ${subject}`,
  openTicket: 'Öppna ärendet',
  mailSettings: 'Vilka mail du får väljer du i din profil.',
} as const;
