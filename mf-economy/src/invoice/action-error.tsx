import './action-error.css';
import { ApiError } from '@husrum/api-client';

/** A field error is more specific than the message of the response. */
export const getErrorText = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fieldErrors())[0]) || error.message;

/** Why the action of a row failed, below its buttons. Renders nothing without an error. */
export const ActionError = ({ error }: { error: Error | null }) =>
  error && (
    <p className="e-action-error" role="alert">
      {getErrorText(error)}
    </p>
  );
