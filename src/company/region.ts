/**
 * “Assam and Meghalaya” in the languages of the region, by their codes. The build subsets fonts to these letters
 * (src/plugins/fonts/scripts.ts).
 */
export const regionNames: Readonly<Record<string, string>> = {
  as: 'অসম আৰু মেঘালয়',
  hi: 'असम और मेघालय',
};
