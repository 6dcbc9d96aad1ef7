export { catalogue, type ProblemKey } from './catalogue';
export { codeOf } from './code-of';
export { invalid, orNotFound, Problem, problem } from './problem';
export { StartError } from './start-error';
