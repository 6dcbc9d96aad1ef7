import { testServer } from '@husrum/api-testing';
import { testBuildRetention } from '@husrum/api-testing/build-retention';
import { testS3 } from '@husrum/api-testing/s3';

testBuildRetention(testServer({ store: testS3() }));
