/** An answer worked out when it is first asked for, and kept. */
export function remembered<Question, Answer>(work: (question: Question) => Answer): (question: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    // A kept answer may itself be null or undefined.
    if (!known.has(question)) known.set(question, work(question));
    return known.get(question) as Answer;
  };
}
