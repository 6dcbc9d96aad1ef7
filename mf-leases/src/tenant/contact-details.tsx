import './contact-details.css';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import { formatPhone, toPhoneLink } from '@husrum/format';
import { CopyButton, EmailText } from '@husrum/ui';
import { tenantTexts } from './tenant.texts';

interface TenantContact {
  name: string;
  identifier: string;
  phone: string;
  email: string | null;
}

/** The phone number, email address and identity number of a tenant, each with a copy button. The first two are links. */
export const ContactDetails = ({ tenant }: { tenant: TenantContact }) => (
  <ul className="contact-details">
    <li>
      <a href={toPhoneLink(tenant.phone)}>
        <PhoneOutlined /> {formatPhone(tenant.phone)}
      </a>
      <CopyButton text={formatPhone(tenant.phone)} label={tenantTexts.copyPhone(tenant.name)} />
    </li>
    {tenant.email && (
      <li>
        <a href={`mailto:${tenant.email}`}>
          <MailOutlined /> <EmailText email={tenant.email} />
        </a>
        <CopyButton text={tenant.email} label={tenantTexts.copyEmail(tenant.name)} />
      </li>
    )}
    <li className="h-muted h-number">
      {tenant.identifier}
      <CopyButton text={tenant.identifier} label={tenantTexts.copyIdentifier(tenant.name)} />
    </li>
  </ul>
);
