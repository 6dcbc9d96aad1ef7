#!/usr/bin/env bash
# Finding: A plot in Stockholm is measured 54 m² a hectare too small, or 32 m² with another library: both take the earth for a sphere.
# Subject: @turf/area 7.4.0 and @mapbox/geojson-area 0.2.2, with proj4 2.22.0
# Expected: a square of 100 m in SWEREF 99 TM is, freed from the map's scale, 10 000.5 m² on the ground; a library is within 0.1 %.
# Seen: 9 946 m² and 9 968 m². In the north the earth is flatter than a sphere of mean or of equatorial radius.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error @mapbox/geojson-area@0.2.2 @turf/area@7.4.0 proj4@2.22.0 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import geojsonArea from '@mapbox/geojson-area';
import { area } from '@turf/area';
import proj4 from 'proj4';

const sweref = proj4('+proj=utm +zone=33 +ellps=GRS80 +units=m +no_defs');
const [east, north] = sweref.forward([18.07, 59.33]);
const corners = [[0, 0], [100, 0], [100, 100], [0, 100], [0, 0]];
const plot = {
  type: 'Polygon',
  coordinates: [corners.map(([x, y]) => sweref.inverse([east + x, north + y]))],
};
// The scale of the projection at this distance from its central meridian.
const scale = 0.9996 * (1 + (east - 500_000) ** 2 / (2 * 6_390_000 ** 2));
assert.equal(Math.round(10_000 / scale ** 2), 10_001);
assert.equal(Math.round(area(plot)), 9_946);
assert.equal(Math.round(geojsonArea.geometry(plot)), 9_968);
CODE
node finding.mjs
