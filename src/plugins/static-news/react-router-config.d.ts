/** The package's own file, past the alias that src/plugins/still sets for the server's build. */
declare module 'react-router-config/esm/react-router-config.js' {
  export {matchRoutes, renderRoutes} from 'react-router-config';
}
