import './preferences';

import CMS from '@sveltia/cms';

import {Preview, previewStyle, saves} from './Preview';
import {start} from './start';

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's types yet. */
    showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>;
  }
}

const choose = window.showDirectoryPicker?.bind(window);
if (choose) {
  // Another folder is refused like one without a repository
  window.showDirectoryPicker = async (options) => {
    const folder = await choose(options);
    await folder.getFileHandle('docusaurus.config.ts');
    await folder.getDirectoryHandle('news');
    return folder;
  };
  CMS.registerPreviewStyle(previewStyle, {raw: true});
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      saves.dispatchEvent(new Event('save'));
    },
  });
  await start((collection) => {
    CMS.registerPreviewTemplate(collection, Preview);
  });
} else {
  document.body.textContent =
    'This browser cannot save files of your computer. Open this page in Chrome, Edge or Opera.';
}
