import {
  type Company,
  generatePeriodLabel,
  generatePeriods,
  type InvoicingConfig,
  paymentTermLabel,
  paymentTerms,
} from '@husrum/contract/company';
import {
  FieldGrid,
  FormSection,
  FullRow,
  NumberField,
  SelectField,
  SwitchField,
  toOptions,
  useFormikContext,
} from '@husrum/forms';
import { AccountingFields } from './accounting.fields';
import { CheckDigitField } from './check-digit.field';
import { invoicingTexts } from './invoicing.texts';
import { InvoicingPreview, NoGiroWarning } from './invoicing-preview';

const paymentTermOptions = toOptions(paymentTerms, paymentTermLabel);
const periodOptions = toOptions(generatePeriods, generatePeriodLabel);

const PaymentTermsField = () => {
  const { terms_of_payment } = useFormikContext<InvoicingConfig>().values;
  const { termsHint, statutoryTermsHint } = invoicingTexts;
  const hint = terms_of_payment === 'inactive' ? statutoryTermsHint : termsHint;
  return <SelectField name="terms_of_payment" options={paymentTermOptions} hint={hint} />;
};

/** Which numbers the company's invoices get. The server of the release before does not say it. */
const SeriesText = ({ series }: { series: Company['invoice_series'] }) =>
  series === undefined ? null : (
    <p className="h-muted">{series === null ? invoicingTexts.noSeries : invoicingTexts.series(series)}</p>
  );

const PaymentFields = ({ series }: { series: Company['invoice_series'] }) => (
  <FormSection title={invoicingTexts.payment} text={invoicingTexts.paymentText}>
    <NoGiroWarning />
    <FieldGrid>
      <CheckDigitField name="bankgiro" hint={invoicingTexts.giroHint} />
      <CheckDigitField name="plusgiro" />
      <CheckDigitField name="swish" hint={invoicingTexts.swishHint} />
      <PaymentTermsField />
      <NumberField
        name="min_days"
        decimals={0}
        suffix={invoicingTexts.days}
        hint={invoicingTexts.minDaysHint}
      />
      <CheckDigitField name="vat" hint={invoicingTexts.vatHint} />
    </FieldGrid>
    <SwitchField name="f_tax" hint={invoicingTexts.fTaxHint} />
    <SeriesText series={series} />
  </FormSection>
);

const AutoFields = () => {
  const { values } = useFormikContext<InvoicingConfig>();
  const isOff = !values.auto_enabled;
  return (
    <FormSection title={invoicingTexts.auto} text={invoicingTexts.autoText}>
      <SwitchField name="auto_enabled" />
      <FieldGrid>
        <NumberField
          name="generate_day"
          decimals={0}
          hint={invoicingTexts.generateDayHint}
          disabled={isOff}
        />
        <NumberField name="send_day" decimals={0} hint={invoicingTexts.sendDayHint} disabled={isOff} />
        <FullRow>
          <SelectField
            name="generate_period"
            options={periodOptions}
            hint={invoicingTexts.periodHint}
            disabled={isOff}
          />
        </FullRow>
      </FieldGrid>
      <SwitchField name="auto_require_review" hint={invoicingTexts.reviewHint} disabled={isOff} />
      <InvoicingPreview />
    </FormSection>
  );
};

export const InvoicingFields = ({ company }: { company: Company }) => (
  <>
    <PaymentFields series={company.invoice_series} />
    <AutoFields />
    <AccountingFields company={company} />
  </>
);
