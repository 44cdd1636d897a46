import {createElement} from 'react';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';
import {
  matchRoutes as matchAll,
  renderRoutes as renderAll,
} from 'react-router-config/esm/react-router-config.js';
import {Route} from 'react-router-dom';

/**
 * `react-router-config` for the server's build, which looks at every route of the site for every page it renders: ten
 * thousand times ten thousand. Here a page is found by its address; only the routes that may match it are looked at.
 */
interface TableRoute {
  path?: string | string[] | undefined;
  exact?: boolean | undefined;
}

interface Table {
  /** Address → the routes that are for it alone, by their places in the table. */
  exact: Map<string, number[]>;
  /** Patterns, and routes with others below them. */
  open: number[];
}

const tables = new WeakMap<readonly TableRoute[], Table>();

const bare = (address: string) => address.replace(/\/$/, '').toLowerCase();

function tableOf(routes: readonly TableRoute[]): Table {
  let table = tables.get(routes);
  if (!table) {
    table = {exact: new Map(), open: []};
    for (const [place, {path, exact}] of routes.entries()) {
      if (!exact || typeof path !== 'string' || /[:*(?+]/.test(path)) table.open.push(place);
      else table.exact.set(bare(path), [...(table.exact.get(bare(path)) ?? []), place]);
    }
    tables.set(routes, table);
  }
  return table;
}

/** The routes that can match an address, in the order of the table. */
export function candidates<Entry extends TableRoute>(
  routes: readonly Entry[],
  address: string,
): Entry[] {
  const {exact, open} = tableOf(routes);
  return [...(exact.get(bare(address)) ?? []), ...open]
    .sort((a, b) => a - b)
    .flatMap((place) => routes[place] ?? []);
}

export const matchRoutes = ((routes: RouteConfig[], address: string) =>
  matchAll(candidates(routes, address), address)) as typeof matchAll;

export const renderRoutes: typeof renderAll = (routes, ...others) =>
  createElement(Route, {
    render: ({location}) =>
      renderAll(routes && candidates(routes, location.pathname), ...others) as ReactNode,
  });

type Component = NonNullable<RouteConfig['component']>;

/**
 * Routes, each for one address, of their paths and hashes. What a page is made of is looked up when it is rendered.
 * @param create - Docusaurus' `ComponentCreator`
 */
export const lateRoutes = (
  routes: readonly (readonly [path: string, hash: string])[],
  create: (path: string, hash: string) => Component,
): RouteConfig[] =>
  routes.map(([path, hash]) => {
    let component: Component | undefined;
    return {
      path,
      exact: true,
      get component() {
        return (component ??= create(path, hash));
      },
    };
  });
