export { consentInFortnox, programEnv } from './accounting/accounting.test-data';
export { findConnection } from './accounting/accounting-connection.store';
export { decryptTokens, encryptTokens } from './accounting/accounting-tokens';
