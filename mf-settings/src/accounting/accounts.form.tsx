import {
  type AccountingChart,
  type AccountingName,
  type AccountingSettings,
  accountingAccountsInput,
  accountingCalls,
} from '@husrum/contract/accounting';
import { FieldGrid, NumberField, SchemaForm, SelectField, useFormikContext } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { getAccountState, listRevenueAccounts } from './account-options.rules';
import { useSaveAccounts } from './accounting.queries';
import { accountingTexts } from './accounting.texts';

interface Props {
  id: number;
  name: AccountingName;
  accounts: AccountingSettings['accounts'];
  /** It is undefined while it loads and when it cannot be read: the user then types the numbers. */
  chart: AccountingChart | undefined;
}
type Account = AccountingSettings['accounts'][number];

/** The revenue account of each VAT rate. */
export const AccountsForm = ({ id, name, accounts, chart }: Props) => {
  const save = useSaveAccounts();
  return (
    <SchemaForm
      call={accountingCalls.updateAccounts}
      schema={accountingAccountsInput}
      initialValues={{
        accounts: accounts.map(({ tax_rate, account_number }) => ({ tax_rate, account_number })),
      }}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      submitLabel={accountingTexts.save}
    >
      {chart && <AccountProblems chart={chart} name={name} />}
      <FieldGrid>
        {accounts.map((account, index) => (
          <AccountField key={account.tax_rate} account={account} index={index} chart={chart} />
        ))}
      </FieldGrid>
    </SchemaForm>
  );
};

/** The account numbers in the form; null for a field that is empty or has no whole number. */
const useChosenNumbers = (): readonly (number | null)[] => {
  const { values } = useFormikContext<{ accounts: { account_number: number | null }[] }>();
  return values.accounts.map(({ account_number }) =>
    Number.isInteger(account_number) ? account_number : null,
  );
};

/** Says which of the chosen accounts are missing or inactive in the accounting program. */
const AccountProblems = ({ chart, name }: { chart: AccountingChart; name: AccountingName }) => {
  const numbers = new Set(useChosenNumbers().filter((number) => number !== null));
  const problems = [...numbers].flatMap((number) => {
    const state = getAccountState(chart, number);
    return state === 'ok' ? [] : [accountingTexts[state](number, name)];
  });
  if (problems.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={accountingTexts.missingTitle}
      description={
        <>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <p>{accountingTexts.missingText}</p>
        </>
      }
    />
  );
};

const AccountField = ({
  account: { tax_rate, account_number, standard_number },
  index,
  chart,
}: {
  account: Account;
  index: number;
  chart: AccountingChart | undefined;
}) => {
  const field = {
    name: `accounts[${index}].account_number`,
    label: accountingTexts.rate(tax_rate),
    hint: accountingTexts.standard(standard_number),
  };
  if (chart === undefined) return <NumberField {...field} decimals={0} useGrouping={false} />;
  return <SelectField {...field} options={listAccountOptions(chart, account_number)} />;
};

const listAccountOptions = (chart: AccountingChart, chosen: number) => {
  const options = listRevenueAccounts(chart, chosen).map(({ number, name, is_active }) => ({
    value: number,
    label: is_active ? accountingTexts.account(number, name) : accountingTexts.inactiveAccount(number, name),
  }));
  return getAccountState(chart, chosen) === 'missing'
    ? [{ value: chosen, label: accountingTexts.missingAccount(chosen) }, ...options]
    : options;
};
