import { type InvoicingConfig, invoicingConfigInput } from '@husrum/contract/company';
import { formatLongDate, formatMonth, today } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { findNextInvoiceRun } from './invoicing.rules';
import { invoicingTexts } from './invoicing.texts';

/** Leaves out the year when it is the current one. */
const withoutCurrentYear = (text: string, now: string): string => text.replace(` ${now.slice(0, 4)}`, '');

const formatPreview = (config: InvoicingConfig, now: string): string => {
  const { month, created, sent } = findNextInvoiceRun(config, now);
  const formatDay = (date: string) => withoutCurrentYear(formatLongDate(date), now);
  const text = config.auto_require_review ? invoicingTexts.previewWithReview : invoicingTexts.preview;
  return text(withoutCurrentYear(formatMonth(month), now), formatDay(created), formatDay(sent));
};

/** Says in one sentence when the next invoices are created and sent; updates while the user types. */
export const InvoicingPreview = () => {
  const { values } = useFormikContext<InvoicingConfig>();
  const isValid = invoicingConfigInput.isValidSync(values);
  if (!values.auto_enabled) return <Alert type="info" title={invoicingTexts.autoOff} />;
  return isValid ? (
    <Alert type="info" role="status" title={formatPreview(values, today(new Date()))} />
  ) : null;
};

export const NoGiroWarning = () => {
  const { bankgiro, plusgiro } = useFormikContext<InvoicingConfig>().values;
  return bankgiro || plusgiro ? null : <Alert type="warning" showIcon title={invoicingTexts.noGiro} />;
};
