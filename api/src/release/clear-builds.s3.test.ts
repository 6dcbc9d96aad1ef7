import { clearsBuilds } from '../../test/clearing';
import { testServer } from '../../test/kit';
import { testS3 } from '../../test/s3';

clearsBuilds(testServer({ store: testS3() }));
