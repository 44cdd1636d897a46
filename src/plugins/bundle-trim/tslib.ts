/** What TypeScript's `import value from` compiles to: the default export of a module, or a CommonJS module itself. */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
