import './contact-details.css';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import { formatPhone, toPhoneLink } from '@husrum/format';
import { CopyButton, EmailText } from '@husrum/ui';
import { tenantTexts } from './tenant.texts';

interface Person {
  name: string;
  identifier: string;
  phone: string;
  email: string | null;
}

/** Phone, email and identity number, each with a copy button; phone and email are links. */
export const ContactDetails = ({ person }: { person: Person }) => (
  <ul className="contact-details">
    <li>
      <a href={toPhoneLink(person.phone)}>
        <PhoneOutlined /> {formatPhone(person.phone)}
      </a>
      <CopyButton text={formatPhone(person.phone)} label={tenantTexts.copyPhone(person.name)} />
    </li>
    {person.email && (
      <li>
        <a href={`mailto:${person.email}`}>
          <MailOutlined /> <EmailText email={person.email} />
        </a>
        <CopyButton text={person.email} label={tenantTexts.copyEmail(person.name)} />
      </li>
    )}
    <li className="h-muted h-number">
      {person.identifier}
      <CopyButton text={person.identifier} label={tenantTexts.copyIdentifier(person.name)} />
    </li>
  </ul>
);
