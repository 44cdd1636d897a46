import path from 'node:path';
import classic from '@docusaurus/preset-classic';
import type {Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

/** Modules of the classic preset and what stands in for each, relative to src/plugins. */
const ours = {
  'theme-classic': 'preset/theme.ts',
  'plugin-content-blog': '../newsroom/build/index.ts',
} as const;

/** The classic preset, with its theme made lean (./theme.ts) and its blog made a newsroom; everything else as it is. */
export default function preset(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = []} = classic(context, options);
  const replace = (entry: PluginConfig): PluginConfig => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return entry;
    const [module, moduleOptions] = entry;
    const [, file] = Object.entries(ours).find(([name]) => module.includes(name)) ?? [];
    return file ? [path.join(context.siteDir, 'src', 'plugins', file), moduleOptions] : entry;
  };
  return {themes: themes.map(replace), plugins: plugins.map(replace)};
}
