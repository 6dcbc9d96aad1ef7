import { ApiError, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import { describeReportError } from './describe-report-error';

test.each([
  [new ApiError(422, 'Frågan tog för lång tid.'), 'Frågan tog för lång tid.'],
  [new ApiError(500, UNKNOWN_ERROR_TEXT), 'Ett oväntat fel uppstod'],
  [new ApiError(500, ''), 'Ett oväntat fel uppstod'],
  [new Error('x is undefined'), 'Ett oväntat fel uppstod'],
])('%s is described as %s', (error, text) => {
  expect(describeReportError(error)).toBe(text);
});
