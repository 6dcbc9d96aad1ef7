import type { Company } from '@husrum/contract/company';
import { phone, phoneLink } from '@husrum/format';
import { Facts, ModalForm } from '@husrum/ui';

interface Props {
  company: Company;
  open: boolean;
  onClose: () => void;
}

export const CompanyInformationModal = ({ company, open, onClose }: Props) => (
  <ModalForm title="Information" open={open} onClose={onClose}>
    <Facts
      items={[
        { label: 'Namn', value: company.name },
        {
          label: 'Organisationsnummer',
          value: company.organisation_number,
          copy: company.organisation_number,
        },
        { label: 'Adress', value: company.address },
        { label: 'Postnummer', value: company.postal_code },
        { label: 'Ort', value: company.city },
        { label: 'Land', value: company.country },
        {
          label: 'Telefon',
          value: company.phone && <a href={phoneLink(company.phone)}>{phone(company.phone)}</a>,
        },
        { label: 'E-post', value: company.email && <a href={`mailto:${company.email}`}>{company.email}</a> },
      ]}
    />
  </ModalForm>
);
