import {test as setup} from 'playwright/test';

import {buildPreview} from './preview';

setup('the preview, with its handbook, builds', async () => {
  setup.setTimeout(300_000);
  await buildPreview();
});
