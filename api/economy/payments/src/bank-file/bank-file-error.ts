/** Why a file cannot be read, in Swedish. The upload returns it as the error of its field `file`. */
export class BankFileError extends Error {
  override readonly name = 'BankFileError';
}
