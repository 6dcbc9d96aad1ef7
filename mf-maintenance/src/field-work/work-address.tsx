import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import type { WorkItem } from '@husrum/contract/field-work';
import { formatPhone, toPhoneLink } from '@husrum/format';
import { Section } from '@husrum/ui';
import { fieldWorkTexts } from './field-work.texts';
import { MapLink } from './work-at-place';

/** The address of the work, and the phone numbers of the tenants. */
export const WorkAddress = ({ item }: { item: WorkItem }) => (
  <Section
    title={item.address ?? fieldWorkTexts.withoutAddress}
    extra={
      <>
        {item.city && <span className="h-muted">{item.city}</span>}
        <MapLink place={item} />
      </>
    }
    flush
  >
    {item.tenants.length > 0 && (
      <ul className="field-list" aria-label={fieldWorkTexts.tenants}>
        {item.tenants.map(({ id, name, phone }) => (
          <li key={id} className="field-tenant">
            <span className="field-tenant__name">{name}</span>
            {phone !== '' && (
              <a
                className="field-target"
                href={toPhoneLink(phone)}
                aria-label={fieldWorkTexts.callNumber(name, formatPhone(phone))}
              >
                <PhoneOutlined /> {formatPhone(phone)}
              </a>
            )}
          </li>
        ))}
      </ul>
    )}
  </Section>
);
