/**
 * Splits a text or a query into the terms that are compared: words in lower case, and numbers. An amount is its number,
 * however its currency is written: "₹2,152", "Rs. 2152" and "INR 2152" are all "2152".
 */
export function splitTerms(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\b(?:rs|inr|rupees?)\.?\s*(?=₹?\d)/g, ' ')
    .replace(/(\d)\s*(?:rs|inr|rupees?)\b/g, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((term) => term.length > 1 || /\d/.test(term));
}

/** Words that nearly every question has. */
const commonWords = new Set(
  'a an and are at be can do does for from how i in is it my of on or the to we what when where which who will with you your'.split(
    ' ',
  ),
);

/** The terms of a query without common words, unless it has no others. */
export function importantTerms(query: string): string[] {
  const terms = splitTerms(query);
  const important = terms.filter((term) => !commonWords.has(term));
  return important.length > 0 ? important : terms;
}
