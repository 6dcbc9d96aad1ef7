import { type InvoicingConfig, invoicingConfigInput } from '@husrum/contract/company';
import { daysBetween, formatLongDate, formatMonth, type LocalDate, today } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { findNextInvoiceRun, findShortRun } from './invoicing.rules';
import { invoicingTexts } from './invoicing.texts';

/** The text without the year, if that is the current one. */
const removeCurrentYear = (text: string, currentDate: LocalDate): string =>
  text.replace(` ${currentDate.slice(0, 4)}`, '');

const formatPreview = (config: InvoicingConfig, currentDate: LocalDate): string => {
  const { month, createdOn, sentOn, isLate } = findNextInvoiceRun(config, currentDate);
  const formatDay = (date: LocalDate) => removeCurrentYear(formatLongDate(date), currentDate);
  const text = config.auto_require_review ? invoicingTexts.previewWithReview : invoicingTexts.preview;
  return text(
    removeCurrentYear(formatMonth(month), currentDate),
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
    <>
      <Alert type="info" role="status" title={formatPreview(values, today(new Date()))} />
      <ShortRunWarning config={values} />
    </>
  ) : null;
};

/** Says when the days leave the tenants less time to pay than the shortest one that the user has chosen. */
const ShortRunWarning = ({ config }: { config: InvoicingConfig }) => {
  const currentDate = today(new Date());
  const short = findShortRun(config, currentDate);
  if (short === null) return null;
  const { month, sentOn, dueOn } = short;
  const formatDay = (date: LocalDate) => removeCurrentYear(formatLongDate(date), currentDate);
  const text = invoicingTexts.shortRun({
    month: removeCurrentYear(formatMonth(month), currentDate),
    sent: formatDay(sentOn),
    due: formatDay(dueOn),
    days: daysBetween(sentOn, dueOn),
    minDays: config.min_days,
    isByTerms: config.terms_of_payment !== 'inactive',
  });
  return <Alert type="warning" showIcon role="status" title={text} />;
};

export const NoGiroWarning = () => {
  const { bankgiro, plusgiro } = useFormikContext<InvoicingConfig>().values;
  return bankgiro || plusgiro ? null : <Alert type="warning" showIcon title={invoicingTexts.noGiro} />;
};
