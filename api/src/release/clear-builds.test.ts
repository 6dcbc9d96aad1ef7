import { clearsBuilds } from '../../test/clearing';
import { testServer } from '../../test/kit';

clearsBuilds(testServer());
