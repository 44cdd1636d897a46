// @ts-check
/* The other thread's beginning has to be a file that Node reads by itself: hence no TypeScript. */
const path = require('node:path');
const {loadFreshModule} = require('@docusaurus/utils');

/** @typedef {import('./texts')} Module */

const loaded = /** @type {Promise<Module>} */ (loadFreshModule(path.join(__dirname, 'texts.ts')));

/** @type {InstanceType<Module['Texts']> | undefined} */
let texts;

/**
 * Makes posts' Markdown into trees and stores them (./texts.ts).
 * @param {{setup: import('./texts').Setup} | {posts: readonly import('./texts').Post[]}} task - first the setup, then posts
 * @returns {Promise<import('./texts').Stored | undefined>}
 */
module.exports = async function work(task) {
  if ('posts' in task) return texts?.store(task.posts);
  texts = new (await loaded).Texts(task.setup);
  return undefined;
};
