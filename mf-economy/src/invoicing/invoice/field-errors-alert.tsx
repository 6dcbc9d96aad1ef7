import { ApiError } from '@husrum/api-client';
import { ErrorAlert } from '@husrum/ui';

/** The errors of the fields in a red box, as the specification says. The form shows them below the fields, too. */
export const FieldErrorsAlert = ({ error }: { error: Error | null }) => {
  const texts = error instanceof ApiError ? Object.values(error.fieldErrors()) : [];
  return texts.length === 0 ? null : (
    <ErrorAlert>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </ErrorAlert>
  );
};
