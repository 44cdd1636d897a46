import path from 'node:path';
import classic from '@docusaurus/preset-classic';
import type {LoadContext, Preset, PluginConfig, PluginOptions} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';

const isTheme = (entry: PluginConfig): entry is [string, PluginOptions] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && entry[0].includes('theme-classic');

/** The classic preset with its theme made lean (./theme.ts); everything else as it is. */
export default function preset(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = []} = classic(context, options);
  const lean = path.join(context.siteDir, 'src', 'plugins', 'preset', 'theme.ts');
  return {
    plugins,
    themes: themes.map((entry) => (entry && isTheme(entry) ? [lean, entry[1]] : entry)),
  };
}
