import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';

const git = getVcsPreset('git-eager');

let cwd = '';
let isComplete = false;

/**
 * Reads git's history once instead of for each file, and knows no dates where git does not know the last commit of every
 * file: in a shallow clone, and without a repository or a commit.
 */
export const fileHistory: typeof git = {
  ...git,
  initialize({siteDir}) {
    const args = ['rev-parse', '--is-shallow-repository', 'HEAD'];
    const {status, stdout} = spawnSync('git', args, {cwd: siteDir, encoding: 'utf8'});
    cwd = siteDir;
    isComplete = status === 0 && stdout.startsWith('false');
    git.initialize({siteDir});
  },
  // The sitemap plugin asks for relative paths, git's are absolute
  getFileLastUpdateInfo: async (file) =>
    isComplete ? git.getFileLastUpdateInfo(path.resolve(cwd, file)) : null,
};
