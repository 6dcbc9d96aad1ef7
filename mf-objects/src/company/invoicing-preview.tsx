import { type InvoicingConfig, invoicingConfigInput } from '@husrum/contract/company';
import { longDate, monthLabel, today } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { invoicingTexts } from './company.texts';
import { nextRun } from './invoicing.rules';

/** Without the year where it is the one we live in. */
const short = (text: string, now: string): string => text.replace(` ${now.slice(0, 4)}`, '');

const sentence = (config: InvoicingConfig, now: string): string => {
  const { month, created, sent } = nextRun(config, now);
  const text = (date: string) => short(longDate(date), now);
  const sending = config.auto_require_review
    ? `och skickas ${text(sent)}, om de då är attesterade`
    : `och skickas ${text(sent)}`;
  return `Avier för ${short(monthLabel(month), now)} skapas ${text(created)} ${sending}.`;
};

/** What the settings mean, in one sentence that follows the typing. */
export const InvoicingPreview = () => {
  const { values } = useFormikContext<InvoicingConfig>();
  const understood = invoicingConfigInput.isValidSync(values);
  if (!values.auto_enabled) return <Alert type="info" title={invoicingTexts.off} />;
  return understood ? <Alert type="info" role="status" title={sentence(values, today(new Date()))} /> : null;
};

export const NoGiroWarning = () => {
  const { bankgiro, plusgiro } = useFormikContext<InvoicingConfig>().values;
  return bankgiro || plusgiro ? null : <Alert type="warning" showIcon title={invoicingTexts.noGiro} />;
};
