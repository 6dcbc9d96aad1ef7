export { catalogue, type ProblemKey } from './catalogue';
export { errorCode } from './error-code';
export { fileMissing, fileTooLarge, invalidInput, orNotFound, Problem, problem } from './problem';
export { requireUnchanged } from './require-unchanged';
export { labelled, savedValues } from './saved-values.rules';
export { StartError } from './start-error';
