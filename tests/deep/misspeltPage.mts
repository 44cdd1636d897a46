/** Prints what `npm run check` reports when pages/ride.mdx has three mistakes. Playwright cannot load the checker. */
import {writtenFiles} from '../../src/validation/files';
import {loadContent} from '../../src/tools/check/content';
import {formatReport} from '../../src/tools/check/report';
import {checkContent} from '../../src/tools/check/rules';
import {root} from '../support/builtSite';

const file = 'pages/ride.mdx';
const misspelt = loadContent(root)
  .read(file)
  .replace('title="Airport rentals"', 'titel="Airport rentals"')
  .replace('/img/rental-hourly.jpg', '/img/rental-hourli.jpg')
  .replace('Classic sedans', 'Sedans from Rs 269');
const content = loadContent(root, {[file]: misspelt});
const files = writtenFiles(content).length;
console.log(formatReport(await checkContent(content), {files, seconds: 4}));
