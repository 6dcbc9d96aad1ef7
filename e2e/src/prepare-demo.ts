import { startTestClock } from '@husrum/testing/clock';
import { prepareDemo } from './demo-data';

// This program creates the demo data for the browser tests. Run as a separate process, in parallel with the build.
startTestClock();
prepareDemo();
