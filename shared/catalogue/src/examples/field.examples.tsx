import { amount, email, text } from '@husrum/contract/core';
import {
  AreaField,
  CheckboxField,
  DateField,
  DateTimeField,
  EmailField,
  type FieldProps,
  FormItem,
  IdentityField,
  MoneyField,
  MonthField,
  NumberField,
  PasswordField,
  PercentField,
  PhoneField,
  RadioField,
  SelectField,
  SwitchField,
  TaxRateField,
  TextAreaField,
  TextField,
  useFormField,
} from '@husrum/forms';
import type { ExampleGroup } from './example';
import { fieldStates } from './field-states';
import { LONG_TEXT, LONG_WORD } from './sample.texts';

const options = [
  { value: 'apartment', label: 'Lägenhet' },
  { value: 'premises', label: 'Lokal' },
  { value: 'long', label: LONG_TEXT },
];

const PersonField = (props: FieldProps) => <IdentityField {...props} kind="person" />;
const RentField = (props: FieldProps) => <MoneyField {...props} per="/mån" />;
const TypeSelectField = (props: FieldProps) => <SelectField {...props} options={options} />;
const TypeRadioField = (props: FieldProps) => <RadioField {...props} options={options} />;
const TermsCheckboxField = (props: FieldProps) => <CheckboxField {...props} text={props.label} />;

/** A control of one's own, with the layout of a field. */
const OwnField = (props: FieldProps) => {
  const field = useFormField(props);
  return (
    <FormItem field={field} hint={props.hint} group>
      <p>{typeof field.value === 'string' ? field.value : 'Inget valt'}</p>
    </FormItem>
  );
};

const wrongDate = { value: 'imorgon kanske' };
const wrongNumber = { value: Number.NaN, schema: amount('Uppgiften') };

export const fieldExamples: ExampleGroup = {
  title: 'Fält',
  components: {
    TextField: fieldStates({
      Field: TextField,
      value: 'Anna Andersson',
      longValue: LONG_WORD,
      wrong: { value: 'x'.repeat(11), schema: text('Uppgiften', 10) },
    }),
    EmailField: fieldStates({
      Field: EmailField,
      value: 'anna@example.com',
      longValue: `${LONG_WORD}@example.com`,
      wrong: { value: 'anna@', schema: email('Uppgiften') },
    }),
    PhoneField: fieldStates({ Field: PhoneField, value: '070-123 45 67' }),
    PasswordField: fieldStates({ Field: PasswordField, value: 'ett långt lösenord' }),
    TextAreaField: fieldStates({
      Field: TextAreaField,
      value: 'Kranen droppar.',
      longValue: LONG_TEXT.repeat(4),
    }),
    NumberField: fieldStates({
      Field: NumberField,
      value: 1962.5,
      longValue: 123456789012,
      wrong: wrongNumber,
    }),
    MoneyField: fieldStates({ Field: RentField, value: 8500.5, longValue: 123456789.12, wrong: wrongNumber }),
    AreaField: fieldStates({ Field: AreaField, value: 62.5, wrong: wrongNumber }),
    PercentField: fieldStates({ Field: PercentField, value: 2.5, wrong: wrongNumber }),
    TaxRateField: fieldStates({ Field: TaxRateField, value: 25 }),
    IdentityField: fieldStates({
      Field: PersonField,
      value: '19850412-2386',
      wrong: { value: '19850412-2387' },
    }),
    DateField: fieldStates({ Field: DateField, value: '2026-11-20', wrong: wrongDate }),
    MonthField: fieldStates({ Field: MonthField, value: '2026-11', wrong: wrongDate }),
    DateTimeField: fieldStates({ Field: DateTimeField, value: '2026-11-20 10:08', wrong: wrongDate }),
    SelectField: fieldStates({ Field: TypeSelectField, value: 'premises', longValue: 'long' }),
    RadioField: fieldStates({ Field: TypeRadioField, value: 'premises', longValue: 'long' }),
    SwitchField: fieldStates({ Field: SwitchField, value: true }),
    CheckboxField: [
      ...fieldStates({ Field: CheckboxField, value: true }),
      ...fieldStates({ Field: TermsCheckboxField, value: true }).map(({ title, content }) => ({
        title: `${title} – texten i rutan`,
        content,
      })),
    ],
    FormItem: fieldStates({ Field: OwnField, value: 'Lgh 1001', longValue: LONG_WORD }),
  },
};
