/** The shortest time between two mails of one kind to an address. */
const MIN_INTERVAL_MS = 2 * 60_000;
const DAY_MS = 24 * 3_600_000;
const MAX_MAILS_A_DAY = 6;

export interface SentLinkMail {
  kind: string;
  sent_at: string;
}

/**
 * Whether another mail with a link may go to an address: one of a kind every two minutes, and six a day in all. Anybody can
 * ask for such mails, for any address.
 */
export const mayMailLink = (sent: readonly SentLinkMail[], kind: string, now: Date): boolean => {
  const age = ({ sent_at }: SentLinkMail): number => now.getTime() - Date.parse(sent_at);
  const ofDay = sent.filter((mail) => age(mail) < DAY_MS);
  return (
    ofDay.length < MAX_MAILS_A_DAY && !ofDay.some((mail) => mail.kind === kind && age(mail) < MIN_INTERVAL_MS)
  );
};
