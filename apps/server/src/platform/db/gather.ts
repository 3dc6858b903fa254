import { Bug } from '@ordago/kernel';

/** Questions that one statement answers; what comes beyond waits for the next. */
const TOGETHER_MAX = 256;
/** SQL states that are the fault of one question: data that PostgreSQL cannot take. */
const BAD_DATA = /^22/;

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks many small questions in few statements: those that the sockets bring in one turn of the event loop go at once, and those
 * that come while they are under way are asked together in the next. There is no timer, so a quiet system waits for nothing, and
 * the busier it is, the less each question costs.
 *
 * @param ask answers a list in its order, in one statement
 * @returns asks one question. A question that spoils its statement (SQL class 22) is asked alone, so that it fails alone;
 * any other failure is the failure of all that were asked with it.
 */
export function gather<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let queue: Waiting<Question, Answer>[] = [];
  let isAsking = false;

  const settle = async (some: readonly Waiting<Question, Answer>[]): Promise<void> => {
    let answers: readonly Answer[];
    try {
      answers = await ask(some.map(({ question }) => question));
      if (answers.length !== some.length) throw new Bug(`${some.length} questions got ${answers.length} answers`);
    } catch (error) {
      if (some.length > 1 && BAD_DATA.test(String((error as { code?: unknown }).code))) {
        for (const one of some) await settle([one]);
        return;
      }
      for (const { reject } of some) reject(error);
      return;
    }
    some.forEach(({ resolve }, index) => {
      resolve(answers[index] as Answer);
    });
  };
  const drain = async () => {
    while (queue.length > 0) {
      // One turn of the event loop: calls that arrived side by side are read one by one, each to its first question.
      await new Promise(setImmediate);
      const some = queue.slice(0, TOGETHER_MAX);
      queue = queue.slice(TOGETHER_MAX);
      await settle(some);
    }
    isAsking = false;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      queue.push({ question, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      void drain();
    });
}
