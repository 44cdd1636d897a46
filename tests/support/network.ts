import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

/** A network between the browser and servers, which can fail. */
export interface Network {
  /** The site's URL as the browser sees it, without a slash at the end. */
  url: string;
  /** Connects to a server, like a host that publishes a release. */
  connect: (server: {url: string}) => void;
  /** Takes requests and never answers. */
  stall: () => void;
  /** Refuses connections. */
  cut: () => void;
  close: () => Promise<void>;
}

export async function startNetwork(server: {url: string}): Promise<Network> {
  let state: 'connected' | 'stalled' | 'cut' = 'connected';
  let port = 0;
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    if (state === 'cut') socket.destroy();
    if (state !== 'connected') return;
    const upstream = connect(port, '127.0.0.1').on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  // Browsers keep connections open
  const change = (to: typeof state) => {
    state = to;
    for (const socket of sockets) socket.destroy();
  };
  const use = ({url}: {url: string}) => {
    port = Number(new URL(url).port);
    change('connected');
  };
  use(server);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    connect: use,
    stall: () => change('stalled'),
    cut: () => change('cut'),
    close: () =>
      new Promise((resolve) => {
        change('cut');
        listener.close(() => resolve());
      }),
  };
}
