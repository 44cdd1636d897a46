import Navbar from '../Navbar';
import {keptPart} from './index';

const KeptNavbar = keptPart('header', Navbar);

export default KeptNavbar;
