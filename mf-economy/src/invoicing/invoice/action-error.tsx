import './action-error.css';
import { ApiError, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';

/** The first field error, which is more specific than the message of the response, or else the message. */
export const getErrorText = (error: Error): string => {
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR_TEXT;
  return Object.values(error.fieldErrors())[0] ?? (error.message || UNKNOWN_ERROR_TEXT);
};

/** Shows why an action on a row failed, below the buttons of the row. Renders nothing without an error. */
export const ActionError = ({ error }: { error: Error | null }) =>
  error && (
    <p className="e-action-error" role="alert">
      {getErrorText(error)}
    </p>
  );
