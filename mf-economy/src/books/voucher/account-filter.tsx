import { Input } from '@husrum/ui/input';
import { useEffect, useId, useState } from 'react';
import { isAccount } from './account.rules';
import { voucherTexts } from './voucher.texts';

interface Props {
  value: number | undefined;
  onChange: (account: number | undefined) => void;
}

/**
 * The number of an account. It applies when the user leaves the field or presses Enter. What is no account has its error below the
 * field, and the filter does not change.
 */
export const AccountFilter = ({ value, onChange }: Props) => {
  const id = useId();
  const shown = value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  const [hasError, setHasError] = useState(false);
  useEffect(() => {
    setTyped(shown);
    setHasError(false);
  }, [shown]);
  const commit = () => {
    const text = typed.trim();
    const isValid = text === '' || isAccount(Number(text));
    setHasError(!isValid);
    if (isValid && text !== shown) onChange(text === '' ? undefined : Number(text));
  };
  return (
    <span>
      <Input
        aria-label={voucherTexts.account}
        aria-invalid={hasError}
        aria-describedby={hasError ? id : undefined}
        status={hasError ? 'error' : undefined}
        inputMode="numeric"
        placeholder={voucherTexts.accountExample}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setHasError(false);
        }}
        onBlur={commit}
        onPressEnter={commit}
      />
      {hasError && (
        <span className="e-voucher__error" id={id} role="alert">
          {voucherTexts.notAnAccount}
        </span>
      )}
    </span>
  );
};
