#!/usr/bin/env bash
# Finding: Amounts in "minor units" are floating-point products, so 1.15 of a bank statement is 114.99999999999999 öre.
# Subject: iso20022.js 0.0.15
# Expected: a whole number of öre, as the library turns kronor into minor units: 8500 becomes 850000.
# Seen: 1.15, 0.29 and 19.99 come out below their öre, 1.1 above. A comparison with an invoice fails, and cutting decimals loses
#   an öre.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error iso20022.js@0.0.15 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { CashManagementEndOfDayReport } from 'iso20022.js';

const entry = (amount) => `<Ntry><Amt Ccy="SEK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
  <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>1</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd>
  <SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>1</EndToEndId></Refs></TxDtls>
  </NtryDtls></Ntry>`;
const balance = (code) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">0.00</Amt>
  <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
const read = (...amounts) =>
  CashManagementEndOfDayReport.fromXML(`<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId>
  <CreDtTm>2026-11-20T18:00:00+01:00</CreDtTm></GrpHdr><Stmt><Id>S1</Id><ElctrncSeqNb>1</ElctrncSeqNb>
  <CreDtTm>2026-11-20T18:00:00+01:00</CreDtTm><Acct><Id><IBAN>SE4550000000058398257466</IBAN></Id><Ccy>SEK</Ccy>
  <Svcr><FinInstnId><BIC>ESSESESS</BIC></FinInstnId></Svcr></Acct>${balance('OPBD')}${balance('CLBD')}
  ${amounts.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`).entries.map(({ amount }) => amount);

assert.deepEqual(read('8500', '1.15', '0.29', '19.99', '1.1'), [
  850000, 114.99999999999999, 28.999999999999996, 1998.9999999999998, 110.00000000000001,
]);
CODE
node finding.mjs
