import { findFileProblem } from '@husrum/contract/file';
import { MAX_REMARKS, registerInspectionInput } from '@husrum/contract/statutory-inspection';
import * as yup from 'yup';
import { inspectionTexts } from './inspection.texts';

/** The lines of the text: each is one remark. Empty lines are left out. */
export const splitRemarks = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Other than the call's body, the form has the inspection report as a file, and the remarks as the lines of one text. */
export const registerFormSchema = registerInspectionInput.shape({
  remark_lines: yup
    .string()
    .label(inspectionTexts.remarks)
    .max(10_000)
    .nullable()
    .default(null)
    .test(
      'count',
      inspectionTexts.tooManyRemarks(MAX_REMARKS),
      (text) => splitRemarks(text ?? null).length <= MAX_REMARKS,
    ),
  file: yup
    .mixed((value): value is File => value instanceof File)
    .label(inspectionTexts.inspectionReport)
    .nullable()
    .default(null)
    .test('kind', (value, { createError }) => {
      const problem = value ? findFileProblem(value) : undefined;
      return problem === undefined || createError({ message: problem });
    }),
});
