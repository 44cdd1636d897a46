/** Stands in for modules that the site leaves out. */
const nothing = {};

export default nothing;
