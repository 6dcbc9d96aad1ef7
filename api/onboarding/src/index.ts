export { importJobs as jobs } from './import/import.jobs';
export { routes } from './routes';
