import { testServer } from '@husrum/api-testing';
import { testBuildRetention } from '@husrum/api-testing/build-retention';

testBuildRetention(testServer());
