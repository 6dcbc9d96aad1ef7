import type { AddonInput, AddonRow } from '@husrum/contract/addon';
import { taxRates } from '@husrum/contract/core';
import { FieldGrid, FullRow, type InitialValues, MoneyField, TaxRateField, TextField } from '@husrum/forms';
import { addonTexts } from './addon.texts';

export const emptyAddonValues = {
  name: '',
  fee: null,
  tax_rate: 0,
} as const satisfies InitialValues<AddonInput>;

/** The form's initial values for an existing add-on. */
export const toAddonValues = ({ name, fee, tax_rate }: Pick<AddonRow, 'name' | 'fee' | 'tax_rate'>) => ({
  name,
  fee,
  tax_rate: taxRates.find((rate) => rate === tax_rate),
});

/** Name, fee and VAT rate of an add-on, in the catalogue or on a lease. */
export const AddonFields = ({ feeHint = addonTexts.feeHint }: { feeHint?: string }) => (
  <FieldGrid>
    <FullRow>
      <TextField name="name" autoFocus placeholder={addonTexts.namePlaceholder} required />
    </FullRow>
    <MoneyField name="fee" hint={feeHint} required />
    <TaxRateField name="tax_rate" required />
  </FieldGrid>
);
