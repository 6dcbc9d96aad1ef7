import { testBuildRetention } from '../../test/build-retention';
import { testServer } from '../../test/kit';
import { testS3 } from '../../test/s3';

testBuildRetention(testServer({ store: testS3() }));
