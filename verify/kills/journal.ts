import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Answer, Order } from './orders.ts';

/** Journal of the clients: each order before it was sent, its answer after it came. The judge reads nothing else. */
export interface Journal {
  noteOrder(order: Order): void;
  noteAnswer(answer: Answer): void;
  read(): Notes;
  close(): void;
}

export interface Notes {
  readonly orders: ReadonlyMap<string, Order>;
  /** First answer of each order. */
  readonly answers: ReadonlyMap<string, Answer>;
}

export function openJournal(file: string): Journal {
  const handle = openSync(file, 'a');
  const note = (line: object) => void writeSync(handle, `${JSON.stringify(line)}\n`);
  return {
    noteOrder: (order) => note({ order }),
    noteAnswer: (answer) => note({ answer }),
    read: () => readNotes(readFileSync(file, 'utf8')),
    close: () => closeSync(handle),
  };
}

function readNotes(text: string): Notes {
  const orders = new Map<string, Order>();
  const answers = new Map<string, Answer>();
  for (const line of text.split('\n').filter(Boolean)) {
    const { order, answer } = JSON.parse(line) as { order?: Order; answer?: Answer };
    if (order) orders.set(order.key, order);
    if (answer && !answers.has(answer.key)) answers.set(answer.key, answer);
  }
  return { orders, answers };
}
