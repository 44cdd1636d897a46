import {errorHtml} from './html';

if (typeof document !== 'undefined') {
  // React would throw for nodes that a translator or another extension has moved or replaced
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with their node
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T;
  };

  // React empties the page after an error that no boundary catches
  addEventListener('error', () => {
    const container = document.getElementById('__docusaurus');
    if (container?.childElementCount === 0) container.innerHTML = errorHtml;
  });
}
