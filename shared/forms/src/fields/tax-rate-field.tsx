import { taxRates } from '@husrum/contract/core';
import { percent } from '@husrum/format';
import { SelectField } from './choice-fields';
import type { FieldProps } from './use-form-field';

const options = taxRates.map((rate) => ({ value: rate, label: percent(rate) }));

/** VAT in percent: one of those there are. */
export const TaxRateField = (props: FieldProps) => <SelectField {...props} options={options} />;
