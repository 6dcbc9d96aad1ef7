import { type Company, paymentTermLabel } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { StatisticCards } from '@husrum/ui';
import { companyTexts } from './company.texts';
import { formatOrdinalDay } from './ordinal-day';

/** The number of objects, automatic invoicing, and where invoices are paid. */
export const CompanyDetailCards = ({
  company: { id, entities_count, invoicingconfig },
}: {
  company: Company;
}) => {
  const { auto_enabled, generate_day, send_day, terms_of_payment, bankgiro, plusgiro } = invoicingconfig;
  const settings = routes.company.invoicing({ id });
  return (
    <StatisticCards
      items={[
        {
          label: companyTexts.detailCards.entities,
          value: entities_count,
          to: routes.entity.overview({}, { company_id: id }),
        },
        {
          label: companyTexts.detailCards.autoInvoicing,
          value: auto_enabled ? companyTexts.detailCards.on : companyTexts.detailCards.off,
          tone: auto_enabled ? 'good' : 'plain',
          hint: auto_enabled
            ? companyTexts.detailCards.schedule(formatOrdinalDay(generate_day), formatOrdinalDay(send_day))
            : companyTexts.detailCards.manual,
          to: settings,
        },
        {
          label: companyTexts.detailCards.payTo,
          value: bankgiro ?? plusgiro ?? companyTexts.detailCards.missing,
          tone: bankgiro || plusgiro ? 'plain' : 'warn',
          hint:
            terms_of_payment === 'inactive'
              ? companyTexts.detailCards.statutoryTerms
              : paymentTermLabel[terms_of_payment],
          to: settings,
        },
      ]}
    />
  );
};
