import { dateInSweden, formatLongDate } from '@husrum/format';

export const tenantPortalTexts = {
  documentTitle: (title: string) => `${title} · Hyresgästportalen`,
  brand: 'Hyresgästportalen',
  activateTitle: 'Aktivera ditt konto',
  invited: (landlord: string, name: string) =>
    `Hej ${name}! ${landlord} har bjudit in dig till sin hyresgästportal.`,
  choose: (email: string) => `Välj ett lösenord för ${email}.`,
  validUntil: (at: string) => `Länken gäller till och med ${formatLongDate(dateInSweden(new Date(at)))}.`,
  activate: 'Aktivera kontot',
  activatedTitle: 'Ditt konto är aktivt',
  activated: (email: string) =>
    `Tack! Logga in med ${email} och lösenordet som du valde. I portalen ser du dina avier, anmäler fel och följer dina ärenden.`,
  toSignIn: 'Logga in',
  linkFailedTitle: 'Länken fungerar inte',
  contact: 'Kontakta din hyresvärd',
  notFoundTitle: 'Portalen finns inte',
  notFound: 'Kontrollera adressen, eller hör av dig till din hyresvärd.',
  passwordHint: 'Minst 12 tecken',
  retry: 'Försök igen',
  loading: 'Hämtar …',
} as const;
