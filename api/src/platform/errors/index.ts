export { catalogue, type ProblemKey } from './catalogue';
export { codeOf } from './code-of';
export { found, invalid, Problem, problem } from './problem';
export { StartError } from './start-error';
