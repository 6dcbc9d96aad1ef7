export { FieldArray, useFormikContext } from 'formik';
export { AddressFields } from './fields/address-fields';
export {
  CheckboxField,
  type Option,
  optionsOf,
  RadioField,
  SelectField,
  SwitchField,
} from './fields/choice-fields';
export { DateField, DateTimeField, MonthField } from './fields/date-fields';
export { FieldFrame } from './fields/field-frame';
export { IdentityField } from './fields/identity-field';
export { AreaField, MoneyField, NumberField, PercentField } from './fields/number-fields';
export { TaxRateField } from './fields/tax-rate-field';
export { EmailField, PasswordField, PhoneField, TextAreaField, TextField } from './fields/text-fields';
export { type FieldProps, type FieldState, useFormField } from './fields/use-form-field';
export { FieldGrid, FormSection, FullRow } from './form/layout';
export type { Initial } from './form/schema';
export { SchemaForm, type SchemaFormProps } from './form/schema-form';
export { SchemaModal } from './form/schema-modal';
export { RentFields } from './rent/rent-fields';
