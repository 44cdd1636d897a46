/** Remembers what a function returns for each text. */
export function memoize<Result>(answer: (text: string) => Result): (text: string) => Result {
  const answers = new Map<string, Result>();
  return (text) => {
    if (!answers.has(text)) answers.set(text, answer(text));
    return answers.get(text) as Result;
  };
}
