import { fileProblem } from '@husrum/contract/file';
import * as yup from 'yup';
import { texts } from './file.texts';

/** A file that the server will take, told before it is sent. */
export const chosenFile = yup
  .mixed((value): value is File => value instanceof File)
  .label('Fil')
  .required(texts.missing)
  .test('kind', (value, { createError }) => {
    const problem = fileProblem(value);
    return problem === undefined || createError({ message: problem });
  });
