/**
 * In place of prop-types: React 19 does not look at `propTypes` any more, but the router still writes them. Any check,
 * called or not, is this function.
 */
const nothing = (): null => null;

const check = Object.assign(() => nothing, {isRequired: nothing});

export default new Proxy({}, {get: () => check});
