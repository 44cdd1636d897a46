/**
 * Docusaurus' build, told beforehand what it reads before it reads its configuration. What follows the command goes to
 * `docusaurus build`.
 */
import process from 'node:process';
import {setFlagsFromString} from 'node:v8';

// React's HTML and our template (src/plugins/late) have nothing to take out but quotes: a hundred bytes of a compressed
// page, and a sixth of a build's work
process.env.SKIP_HTML_MINIFICATION = 'true';

// When a function has run this often (in bytes of its code; eight times V8's own number), V8 takes the time to make it
// quick. A build is over before most of them pay for it
setFlagsFromString('--interrupt-budget=1000000');

process.argv.splice(2, 0, 'build');
await import('@docusaurus/core/bin/docusaurus.mjs');
