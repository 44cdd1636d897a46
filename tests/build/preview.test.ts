import {describe, expect, test} from 'vitest';

import {repository} from '../../src/company/site';
import {pages} from './site';

describe('what previews show those who work on the site', () => {
  test.each(pages.map((page) => [page.address, page] as const))('is not on %s', (_, {$}) => {
    expect($('[data-preview]').length).toBe(0);
    expect($(`a[href^="${repository}"]`).length).toBe(0);
    expect($('body').text()).not.toContain('Edit this page');
  });
});
