import { type Company, paymentTermLabel } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { InfoBoxes } from '@husrum/ui';
import { ordinal } from './ordinal';

/** How large the company is, and how its invoices go out. */
export const CompanyBoxes = ({ company: { id, entities_count, invoicingconfig } }: { company: Company }) => {
  const { auto_enabled, generate_day, send_day, terms_of_payment, bankgiro, plusgiro } = invoicingconfig;
  const settings = routes.company.invoicing({ id });
  return (
    <InfoBoxes
      items={[
        {
          label: 'Objekt',
          value: entities_count,
          to: routes.entity.overview({}, { company_id: id }),
        },
        {
          label: 'Automatisk avisering',
          value: auto_enabled ? 'På' : 'Av',
          tone: auto_enabled ? 'good' : 'plain',
          hint: auto_enabled
            ? `Skapas den ${ordinal(generate_day)}, skickas den ${ordinal(send_day)}`
            : 'Du skapar och skickar själv',
          to: settings,
        },
        {
          label: 'Betalas till',
          value: bankgiro ?? plusgiro ?? 'Saknas',
          tone: bankgiro || plusgiro ? 'plain' : 'warn',
          hint:
            terms_of_payment === 'inactive'
              ? 'Förfaller enligt hyreslagen'
              : paymentTermLabel[terms_of_payment],
          to: settings,
        },
      ]}
    />
  );
};
