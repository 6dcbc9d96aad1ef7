import { testBuildRetention } from '../../test/build-retention';
import { testServer } from '../../test/kit';

testBuildRetention(testServer());
