/** The one helper of tslib that a module of ours to the browser uses (`@docusaurus/utils-common`). */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
