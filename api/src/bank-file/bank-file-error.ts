/** Why a file cannot be read, in Swedish. The upload answers it as an error of the file. */
export class BankFileError extends Error {
  override readonly name = 'BankFileError';
}
