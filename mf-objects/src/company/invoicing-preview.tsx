import { type InvoicingConfig, invoicingConfigInput } from '@husrum/contract/company';
import { formatLongDate, formatMonth, today } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { findNextInvoiceRun } from './invoicing.rules';
import { invoicingTexts } from './invoicing.texts';

/** Removes the year when it is the current one. */
const removeCurrentYear = (text: string, now: string): string => text.replace(` ${now.slice(0, 4)}`, '');

const formatPreview = (config: InvoicingConfig, now: string): string => {
  const { month, createdOn, sentOn, isLate } = findNextInvoiceRun(config, now);
  const formatDay = (date: string) => removeCurrentYear(formatLongDate(date), now);
  const text = config.auto_require_review ? invoicingTexts.previewWithReview : invoicingTexts.preview;
  return text(
    removeCurrentYear(formatMonth(month), now),
    isLate ? invoicingTexts.tonight : formatDay(createdOn),
    formatDay(sentOn),
  );
};

/** One sentence about when the next invoices are created and sent. It updates while the user types. */
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
