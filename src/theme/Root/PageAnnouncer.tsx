import {useEffect, useState, type ReactNode} from 'react';

/** Tells screen readers the title of each page that opens without a page load. */
export function PageAnnouncer(): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const {pathname} = window.location;
    let {title} = document;
    let hasNavigated = false;
    const announceTitle = () => {
      if (document.title === title) return;
      title = document.title;
      // While the first page hydrates, its title is the site's for a moment
      if (window.location.pathname !== pathname) hasNavigated = true;
      if (hasNavigated) setAnnouncement(title);
    };
    const observer = new MutationObserver(announceTitle);
    observer.observe(document.head, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, []);
  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  );
}
