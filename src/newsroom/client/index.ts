/** Shows the share buttons after each page is rendered. Only posts have any, so other pages do not load the script. */
export function onRouteDidUpdate(): void {
  if (!document.querySelector('[data-share]')) return;
  void import('./share').then(({enhanceShareLinks}) => enhanceShareLinks(document));
}
