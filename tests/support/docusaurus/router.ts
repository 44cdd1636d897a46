interface Place {
  pathname: string;
  search: string;
  hash: string;
  key: string;
  state: unknown;
}

let here: Place = place('/');

function place(address: string): Place {
  const {pathname, search, hash} = new URL(address, 'https://evo.example');
  return {pathname, search, hash, key: '', state: undefined};
}

/** Where the page under test is: `visit('/ride?rental=airport#book')`. */
export function visit(address: string): void {
  here = place(address);
}

export function useLocation(): Place {
  return here;
}

export function useHistory() {
  return {
    get location() {
      return here;
    },
    action: 'POP',
    push: visit,
    replace: visit,
    listen: () => () => {},
    block: () => () => {},
  };
}
