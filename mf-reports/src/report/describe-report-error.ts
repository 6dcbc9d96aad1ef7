import { ApiError } from '@husrum/api-client';
import { reportTexts } from './report.texts';

/** Why a report could not be loaded, in the words of the server if it gave a reason. */
export const describeReportError = (error: unknown): string =>
  error instanceof ApiError && error.isExplained ? error.message : reportTexts.unknownError;
