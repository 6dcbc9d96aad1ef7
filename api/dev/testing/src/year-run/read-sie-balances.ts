/** The change of each account by the vouchers of a SIE file, in öre, read by the letter of the format and nothing of the product. */
export const readSieBalances = (bytes: Uint8Array): Record<number, number> => {
  const text = Buffer.from(bytes).toString('latin1');
  const sums = new Map<number, number>();
  let inVoucher = false;
  let voucherOre = 0;
  for (const line of text.split('\r\n')) {
    if (line === '{') {
      inVoucher = true;
      voucherOre = 0;
    } else if (line === '}') {
      if (voucherOre !== 0) throw new Error(`a voucher sums to ${voucherOre} öre`);
      inVoucher = false;
    } else if (line.startsWith('#TRANS')) {
      const match = /^#TRANS (\d{4}) \{[^}]*\} (-?)(\d+)\.(\d\d)(?: |$)/.exec(line);
      if (match === null || !inVoucher) throw new Error(`not a line of a voucher: ${line}`);
      const [, account = '', sign, kronor = '', ore = ''] = match;
      const amount = (sign === '-' ? -1 : 1) * (Number(kronor) * 100 + Number(ore));
      sums.set(Number(account), (sums.get(Number(account)) ?? 0) + amount);
      voucherOre += amount;
    }
  }
  return Object.fromEntries([...sums].filter(([, ore]) => ore !== 0));
};
