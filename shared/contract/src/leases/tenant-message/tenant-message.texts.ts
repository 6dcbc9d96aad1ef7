import type { RecipientStatus } from './tenant-message.status';

export const recipientStatusLabel: Readonly<Record<RecipientStatus, string>> = {
  QUEUED: 'I kö',
  RETRYING: 'Försöker igen',
  SENT: 'Skickat',
  FAILED: 'Misslyckat',
  NO_ADDRESS: 'Saknar mejladress',
};

/** Small print below the text of the mail. */
export const messageFooter = (sender: string): string =>
  `Meddelandet är skickat av ${sender} via Husrum. Svara på mejlet, så når svaret ${sender}.`;
