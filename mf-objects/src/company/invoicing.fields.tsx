import {
  generatePeriodLabel,
  generatePeriods,
  type InvoicingConfig,
  paymentTermLabel,
  paymentTerms,
} from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import {
  FieldGrid,
  FormSection,
  FullRow,
  NumberField,
  optionsOf,
  SelectField,
  SwitchField,
  useFormikContext,
} from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { invoicingTexts as texts } from './company.texts';
import { GiroField } from './giro.field';
import { InvoicingPreview, NoGiroWarning } from './invoicing-preview';

const terms = optionsOf(paymentTerms, paymentTermLabel);
const periods = optionsOf(generatePeriods, generatePeriodLabel);

const PaymentFields = () => (
  <FormSection title={texts.payment} text={texts.paymentText}>
    <NoGiroWarning />
    <FieldGrid>
      <GiroField name="bankgiro" hint={texts.giro} />
      <GiroField name="plusgiro" />
      <SelectField name="terms_of_payment" options={terms} hint={texts.terms} />
      <GiroField name="vat" hint={texts.vat} />
    </FieldGrid>
  </FormSection>
);

const AutoFields = () => {
  const { values } = useFormikContext<InvoicingConfig>();
  const off = !values.auto_enabled;
  return (
    <FormSection title={texts.auto} text={texts.autoText}>
      <SwitchField name="auto_enabled" />
      <FieldGrid>
        <NumberField name="generate_day" decimals={0} hint={texts.generateDay} disabled={off} />
        <NumberField name="send_day" decimals={0} hint={texts.sendDay} disabled={off} />
        <FullRow>
          <SelectField name="generate_period" options={periods} hint={texts.period} disabled={off} />
        </FullRow>
      </FieldGrid>
      <SwitchField name="auto_require_review" hint={texts.review} disabled={off} />
      <InvoicingPreview />
    </FormSection>
  );
};

export const InvoicingFields = () => (
  <>
    <PaymentFields />
    <AutoFields />
    <FormSection title={texts.accounting}>
      <p className="h-muted">
        Avierna bokförs inte automatiskt. Koppla Fortnox eller Visma under{' '}
        <AppLink to={routes.integration.overview()}>Integrationer</AppLink>.
      </p>
    </FormSection>
  </>
);
