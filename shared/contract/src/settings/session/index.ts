export { isGuessablePassword, passwordTexts } from './password.rules';
export * from './session.calls';
