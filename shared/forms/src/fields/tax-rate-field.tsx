import { taxRates } from '@husrum/contract/core';
import { formatPercent } from '@husrum/format';
import { SelectField } from './choice-fields';
import type { FieldProps } from './use-form-field';

const options = taxRates.map((rate) => ({ value: rate, label: formatPercent(rate) }));

/** The VAT rate in percent, one of `taxRates`. */
export const TaxRateField = (props: FieldProps) => <SelectField {...props} options={options} />;
