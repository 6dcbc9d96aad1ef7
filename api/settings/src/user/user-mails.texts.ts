import { type Mail, renderMailBody } from '@husrum/api-platform';
import { type Role, roleDescription, roleLabel } from '@husrum/contract/permission';
import { INVITE_DAYS } from '@husrum/contract/user';

interface Invitation {
  to: string;
  role: Role;
  inviter: { name: string; email: string };
  business: string;
  href: string;
}

export const inviteMail = ({ to, role, inviter, business, href }: Invitation): Mail => ({
  to,
  subject: `${inviter.name} bjuder in dig till ${business} i Husrum`,
  replyTo: inviter.email,
  ...renderMailBody({
    paragraphs: [
      `${inviter.name} bjuder in dig att arbeta med ${business} i Husrum, där fastigheter, uthyrningar och hyresavier sköts.`,
      `Din roll blir ${roleLabel[role].toLowerCase()}: ${roleDescription[role]}`,
    ],
    button: { label: 'Skapa ditt konto', href },
    note: `Länken gäller i ${INVITE_DAYS} dagar och bara en gång. Väntade du dig inte inbjudan kan du bortse från det här mejlet.`,
  }),
});
