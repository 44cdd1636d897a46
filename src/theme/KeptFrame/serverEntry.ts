import docusaurusEntry from '@docusaurus/core/lib/client/serverEntry';
import {keepFrame} from './index';

/** Renders the page at an address; its own types name a file that the package does not hold. */
const render = docusaurusEntry as unknown as (page: {pathname: string}) => Promise<{html: string}>;

/** Where the server's build begins: Docusaurus' own entry, and header and footer are kept for the pages to come. */
const serverEntry: typeof render = async (page) => {
  const rendered = await render(page);
  keepFrame(rendered.html, page.pathname);
  return rendered;
};

export default serverEntry;
