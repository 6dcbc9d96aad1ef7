import { prepareDemo } from './demo-data';

// Makes the demo portfolio that browser tests copy, while something else is done.
prepareDemo();
