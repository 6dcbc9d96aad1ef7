import { findFileProblem } from '@husrum/contract/file';
import * as yup from 'yup';
import { fileTexts } from './file.texts';

/** The file is required, and of a kind and size that the server accepts. */
export const fileSchema = yup
  .mixed((value): value is File => value instanceof File)
  .label(fileTexts.label)
  .required(fileTexts.missing)
  .test('kind', (value, { createError }) => {
    const problem = findFileProblem(value);
    return problem === undefined || createError({ message: problem });
  });
