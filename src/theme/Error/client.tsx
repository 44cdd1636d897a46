import {createRoot} from 'react-dom/client';
import ErrorPage from '.';

// React empties the page after an error that no boundary catches
if (typeof document !== 'undefined') {
  addEventListener('error', () => {
    const container = document.getElementById('__docusaurus');
    if (container?.childElementCount === 0) createRoot(container).render(<ErrorPage />);
  });
}
