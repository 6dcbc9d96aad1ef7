import type { Company } from '@husrum/contract/company';
import { formatPhone, toPhoneLink } from '@husrum/format';
import { DescriptionList, EmailText, ModalForm } from '@husrum/ui';
import { companyTexts } from './company.texts';

interface Props {
  company: Company;
  open: boolean;
  onClose: () => void;
}

export const CompanyInformationModal = ({ company, open, onClose }: Props) => (
  <ModalForm title={companyTexts.information} open={open} onClose={onClose}>
    <DescriptionList
      items={[
        { label: companyTexts.fields.name, value: company.name },
        {
          label: companyTexts.fields.organisationNumber,
          value: company.organisation_number,
          copy: company.organisation_number,
        },
        { label: companyTexts.fields.address, value: company.address },
        { label: companyTexts.fields.postalCode, value: company.postal_code },
        { label: companyTexts.fields.city, value: company.city },
        { label: companyTexts.fields.country, value: company.country },
        {
          label: companyTexts.fields.phone,
          value: company.phone && <a href={toPhoneLink(company.phone)}>{formatPhone(company.phone)}</a>,
        },
        {
          label: companyTexts.fields.email,
          value: company.email && (
            <a href={`mailto:${company.email}`}>
              <EmailText email={company.email} />
            </a>
          ),
        },
      ]}
    />
  </ModalForm>
);
