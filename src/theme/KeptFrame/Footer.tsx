import Footer from '../Footer';
import {keptPart} from './index';

const KeptFooter = keptPart('footer', Footer);

export default KeptFooter;
