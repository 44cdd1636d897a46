/** The words of the site, with common words for the same thing. */
const synonyms = {
  cab: 'taxi car',
  rental: 'hire rent',
  airport: 'flight terminal plane',
  station: 'train',
  'driver partner': 'job jobs vacancy career salary work',
  delivery: 'parcel courier goods truck',
  contact: 'complaint support helpline number',
  charging: 'charger ev',
  price: 'rate rates cost tariff',
  taxes: 'gst tax',
  language: 'assamese hindi',
};

/** Places as visitors spell them, in each script. */
const spellings = {
  Guwahati: 'gauhati gowahati guwahatti গুৱাহাটী গুয়াহাটি गुवाहाटी गौहाटी',
  Tezpur: 'তেজপুৰ तेजपुर',
  Jorhat: 'যোৰহাট जोरहाट',
  Dibrugarh: 'ডিব্ৰুগড় डिब्रूगढ़ डिब्रूगढ़',
  Silchar: 'শিলচৰ শিলচর सिलचर',
  Shillong: 'shilong শ্বিলং শিলং शिलांग शिलॉन्ग',
  Cherrapunji: 'sohra cherrapunjee চেৰাপুঞ্জী चेरापूँजी चेरापूंजी',
  Dawki: 'dauki ডাউকী डावकी डाउकी',
};

/** A word that visitors search for → the site's own words. */
export const searchWords: ReadonlyMap<string, string> = new Map(
  Object.entries({...synonyms, ...spellings}).flatMap(([words, others]) =>
    others.split(' ').map((other) => [other, words]),
  ),
);
