import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import {
  type BooksSettingsInput,
  incomeKindLabel,
  incomeKinds,
  MAX_INCOME_ACCOUNTS,
} from '@husrum/contract/company-books';
import { entityKindLabel, entityKinds } from '@husrum/contract/entity';
import {
  FieldArray,
  NumberField,
  SelectField,
  TaxRateField,
  TextField,
  toOptions,
  useFormikContext,
} from '@husrum/forms';
import { Button } from '@husrum/ui/core';
import { booksSettingsTexts } from './books-settings.texts';

const incomeOptions = toOptions(incomeKinds, incomeKindLabel);
const objectOptions = entityKinds.map((value) => ({ value, label: entityKindLabel[value].one }));

const emptyAccount = { income: null, object: null, tax_rate: 25, account: null, name: '' };

const Row = ({ index }: { index: number }) => {
  const nameOf = (field: string) => `accounts.${index}.${field}`;
  return (
    <>
      <SelectField
        name={nameOf('income')}
        label={booksSettingsTexts.income}
        placeholder={booksSettingsTexts.allIncome}
        options={incomeOptions}
      />
      <SelectField
        name={nameOf('object')}
        label={booksSettingsTexts.object}
        placeholder={booksSettingsTexts.allObjects}
        options={objectOptions}
      />
      <TaxRateField name={nameOf('tax_rate')} />
      <NumberField
        name={nameOf('account')}
        label={booksSettingsTexts.account}
        decimals={0}
        useGrouping={false}
      />
      <TextField name={nameOf('name')} label={booksSettingsTexts.name} />
    </>
  );
};

/** The accounts of income, one row for each. */
export const IncomeAccountsFields = () => {
  const { values } = useFormikContext<BooksSettingsInput>();
  return (
    <FieldArray name="accounts">
      {({ push, remove }) => (
        <>
          {values.accounts.length > 0 && (
            <ol className="e-income-accounts" aria-label={booksSettingsTexts.accounts}>
              {values.accounts.map(({ account }, index) => (
                <li key={index} className="e-income-accounts__row">
                  <Row index={index} />
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={booksSettingsTexts.removeAccount(account)}
                    onClick={() => remove(index)}
                  />
                </li>
              ))}
            </ol>
          )}
          <div>
            <Button
              icon={<PlusOutlined />}
              disabled={values.accounts.length >= MAX_INCOME_ACCOUNTS}
              onClick={() => push(emptyAccount)}
            >
              {booksSettingsTexts.addAccount}
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
};
