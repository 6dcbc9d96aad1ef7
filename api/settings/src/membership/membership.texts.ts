import { type Mail, renderMailBody } from '@husrum/api-platform';
import { formatDate } from '@husrum/format';

export const membershipTexts = {
  canceled: (end: string | null) =>
    end === null ? 'Prenumerationen är uppsagd' : `Prenumerationen är uppsagd och slutar ${formatDate(end)}`,
  resumed: 'Uppsägningen är ångrad',
  noSubscription: 'Det finns ingen prenumeration att ändra',
  providerUnavailable: 'Betaltjänsten svarar inte just nu. Försök igen om en stund.',
  trialEnding: (days: number) => ({
    title: days <= 1 ? 'Provperioden slutar snart' : `Provperioden slutar om ${days} dagar`,
    body: 'Lägg till ett kort för att fortsätta använda Husrum.',
  }),
  trialEndingMailNote: 'Du som är administratör får det här mejlet.',
  openMembership: 'Välj prenumeration',
} as const;

export const trialEndingMail = (to: { name: string; email: string }, endsOn: string, href: string): Mail => ({
  to: to.email,
  subject: `Provperioden i Husrum slutar ${endsOn}`,
  ...renderMailBody({
    name: to.name,
    paragraphs: [
      `Er provperiod slutar ${endsOn}. Lägg till ett kort för att fortsätta; annars stängs verksamheten till dess att ni gör det.`,
      'Inget försvinner: uppgifterna finns kvar, och ni kan alltid hämta ut dem.',
    ],
    button: { label: membershipTexts.openMembership, href },
    note: membershipTexts.trialEndingMailNote,
  }),
});
