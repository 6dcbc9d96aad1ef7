import { type Mail, renderMailBody } from '@husrum/api-platform';
import { PORTAL_INVITE_DAYS } from '@husrum/contract/tenant-portal';
import { formatLongDate, type LocalDate } from '@husrum/format';

export const tenantPortalTexts = {
  stubTaken: 'Adressen är upptagen. Välj en annan.',
  off: 'Hyresgästportalen är inte aktiverad. Aktivera den under Inställningar.',
  noAddress: 'Hyresgästen saknar mejladress. Lägg till en och bjud in igen.',
  inactive: 'Hyresgästen är inaktiv och kan inte bjudas in.',
  alreadyActive: 'Hyresgästen har redan ett aktivt konto.',
  justSent: 'En inbjudan skickades alldeles nyss. Vänta en minut innan du skickar en ny.',
  linkExpired: 'Länken är redan använd eller för gammal. Be din hyresvärd om en ny inbjudan.',
  activated: 'Ditt konto är aktivt',
  undelivered: (name: string, reason: string) => ({
    title: `Inbjudan till ${name} kom inte fram`,
    body: `Rätta mejladressen och bjud in igen. Mejlservern svarade: ${reason}`,
  }),
} as const;

interface Invitation {
  name: string;
  email: string;
  href: string;
  /** The last day on which the link works. */
  until: LocalDate;
  landlord: { name: string; email: string | null; message: string | null };
}

export const inviteMail = ({ name, email, href, until, landlord }: Invitation): Mail => ({
  to: email,
  from: landlord.name,
  ...(landlord.email === null ? {} : { replyTo: landlord.email }),
  subject: `${landlord.name} bjuder in dig till hyresgästportalen`,
  ...renderMailBody({
    name,
    paragraphs: [
      `${landlord.name} bjuder in dig till sin hyresgästportal. Där ser du dina avier, anmäler fel och följer dina ärenden. Aktivera ditt konto genom att välja ett lösenord.`,
      ...(landlord.message === null ? [] : [landlord.message]),
    ],
    button: { label: 'Aktivera kontot', href },
    note: `Länken är personlig, fungerar en gång och gäller i ${PORTAL_INVITE_DAYS} dagar, till och med ${formatLongDate(until)}. Hyr du inte av ${landlord.name} kan du bortse från det här mejlet.`,
    from: landlord.name,
  }),
});

export const activationMail = ({
  name,
  email,
  landlord,
  href,
}: Pick<Invitation, 'name' | 'email' | 'landlord'> & {
  /** Where the tenant signs in. */
  href: string;
}): Mail => ({
  to: email,
  from: landlord.name,
  ...(landlord.email === null ? {} : { replyTo: landlord.email }),
  subject: 'Ditt konto i hyresgästportalen är aktivt',
  ...renderMailBody({
    name,
    paragraphs: [
      `Kontot för ${email} hos ${landlord.name} är aktivt.`,
      `Var det inte du? Svara på det här mejlet, så når svaret ${landlord.name}.`,
    ],
    button: { label: 'Logga in', href },
    from: landlord.name,
  }),
});
