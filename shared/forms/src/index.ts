export { FieldArray, useFormikContext } from 'formik';
export { AddressFields } from './fields/address-fields';
export {
  CheckboxField,
  type Option,
  RadioField,
  SelectField,
  SwitchField,
  toOptions,
} from './fields/choice-fields';
export { DateField, DateTimeField, MonthField } from './fields/date-fields';
export { FormItem } from './fields/form-item';
export { IdentityField } from './fields/identity-field';
export { AreaField, MoneyField, NumberField, PercentField } from './fields/number-fields';
export { TaxRateField } from './fields/tax-rate-field';
export { EmailField, PasswordField, PhoneField, TextAreaField, TextField } from './fields/text-fields';
export { type FieldProps, type FieldState, useFormField } from './fields/use-form-field';
export type { InitialValues } from './form/describe-field';
export { FieldGrid, FormSection, FullRow } from './form/form-layout';
export { SchemaForm } from './form/schema-form';
export { SchemaFormModal } from './form/schema-form-modal';
export type { SchemaFormProps } from './form/schema-form-props';
export { RentFields } from './rent/rent-fields';
export { useConfirmAmount } from './rent/use-confirm-amount';
export { type RentInput, useConfirmRent } from './rent/use-confirm-rent';
