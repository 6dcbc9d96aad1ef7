import './contact-lines.css';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import { phone, phoneLink } from '@husrum/format';
import { CopyButton } from '@husrum/ui';

interface Person {
  name: string;
  identifier: string;
  phone: string;
  email: string | null;
}

/** How to reach somebody: one touch calls or writes, another copies. */
export const ContactLines = ({ person }: { person: Person }) => (
  <ul className="contact-lines">
    <li>
      <a href={phoneLink(person.phone)}>
        <PhoneOutlined /> {phone(person.phone)}
      </a>
      <CopyButton text={phone(person.phone)} label={`Kopiera telefonnumret till ${person.name}`} />
    </li>
    {person.email && (
      <li>
        <a href={`mailto:${person.email}`}>
          <MailOutlined /> {person.email}
        </a>
        <CopyButton text={person.email} label={`Kopiera e-postadressen till ${person.name}`} />
      </li>
    )}
    <li className="h-muted h-number">
      {person.identifier}
      <CopyButton text={person.identifier} label={`Kopiera numret för ${person.name}`} />
    </li>
  </ul>
);
