import type { AddonInput, AddonRow } from '@husrum/contract/addon';
import { taxRates } from '@husrum/contract/core';
import { FieldGrid, FullRow, type Initial, MoneyField, TaxRateField, TextField } from '@husrum/forms';
import { texts } from './addon.texts';

export const newAddon = { name: '', fee: null, tax_rate: 0 } as const satisfies Initial<AddonInput>;

/** Name, fee and VAT as the form shows them first. */
export const addonValues = ({ name, fee, tax_rate }: Pick<AddonRow, 'name' | 'fee' | 'tax_rate'>) => ({
  name,
  fee,
  tax_rate: taxRates.find((rate) => rate === tax_rate),
});

/** What an add-on is called and costs, in the catalogue or on a lease. */
export const AddonFields = () => (
  <FieldGrid>
    <FullRow>
      <TextField name="name" autoFocus placeholder="Bredband" required />
    </FullRow>
    <MoneyField name="fee" hint={texts.feeHint} required />
    <TaxRateField name="tax_rate" required />
  </FieldGrid>
);
