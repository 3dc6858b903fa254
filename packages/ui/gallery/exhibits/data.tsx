import type { ReactNode } from 'react';
import {
  Button,
  Cell,
  Facts,
  HeadCell,
  Pagination,
  Result,
  SectionHead,
  Skeleton,
  StatusPill,
  Table,
  TableHead,
  TableRow,
} from '../../src/index.ts';
import { type Exhibit, ignore, Keep } from '../exhibit.tsx';

const PAGES = { region: 'Pages', previous: 'Previous', next: 'Next' };
const SKELETON_ROWS = ['first', 'second', 'third'];

export const DATA: readonly Exhibit[] = [
  {
    components: ['Facts'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Facts
            facts={[
              { key: 'stake', label: 'Stake', value: '100.00' },
              { key: 'odds', label: 'Total odds', value: '4.35' },
              { key: 'payout', label: 'Potential payout', value: '435.00' },
            ]}
          />
        ),
      },
      {
        name: 'loading',
        show: () => (
          <Facts
            facts={SKELETON_ROWS.map((key) => ({
              key,
              label: <Skeleton className="h-4 w-24 rounded-control" />,
              value: <Skeleton className="ml-auto h-4 w-16 rounded-control" />,
            }))}
          />
        ),
      },
    ],
  },
  {
    components: ['Pagination'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Keep first={1}>
            {(page, keep) => (
              <Pagination page={page} pageCount={19} onChange={keep} labels={PAGES}>
                {page * 8 + 1} to {page * 8 + 8} of 152
              </Pagination>
            )}
          </Keep>
        ),
      },
      {
        name: 'one page',
        show: () => (
          <Pagination page={0} pageCount={1} onChange={ignore} labels={PAGES}>
            1 to 3 of 3
          </Pagination>
        ),
      },
    ],
  },
  {
    components: ['SectionHead'],
    faces: [
      {
        name: 'ready',
        show: () => <SectionHead suit="oros" title="Popular games" all={<a href="#all">See all 48</a>} />,
      },
      {
        name: 'long title',
        show: () => (
          <SectionHead
            suit="copas"
            title="A title that is longer than the width of a phone"
            all={<a href="#all">See all</a>}
          />
        ),
      },
    ],
  },
  {
    components: ['Table', 'TableHead', 'HeadCell', 'TableRow', 'Cell'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Bets>
            <TableRow onOpen={ignore}>
              <Cell phone="lead">Real Sociedad v Athletic</Cell>
              <Cell phone="status">
                <StatusPill tone="good">Won</StatusPill>
              </Cell>
              <Cell isNumber phone="amount">
                217.50
              </Cell>
            </TableRow>
            <TableRow onOpen={ignore} isSelected>
              <Cell phone="lead">Getafe v Cádiz</Cell>
              <Cell phone="status">
                <StatusPill tone="plain">Lost</StatusPill>
              </Cell>
              <Cell isNumber phone="amount">
                0.00
              </Cell>
            </TableRow>
            <TableRow isTotal>
              <Cell phone="lead">Total</Cell>
              <Cell phone="hidden" />
              <Cell isNumber phone="amount">
                217.50
              </Cell>
            </TableRow>
          </Bets>
        ),
      },
      {
        name: 'loading',
        show: () => (
          <Bets>
            {SKELETON_ROWS.map((key) => (
              <TableRow key={key}>
                <Cell phone="lead">
                  <Skeleton className="h-4 w-full rounded-control" />
                </Cell>
                <Cell phone="status">
                  <Skeleton className="h-6 w-16 rounded-pill" />
                </Cell>
                <Cell isNumber phone="amount">
                  <Skeleton className="ml-auto h-4 w-12 rounded-control" />
                </Cell>
              </TableRow>
            ))}
          </Bets>
        ),
      },
      {
        name: 'empty',
        show: () => (
          <Bets>
            <TableRow>
              <Cell colSpan={3} phone="lead">
                <Result face="empty" suit="espadas" title="No bets yet">
                  What you bet on appears here.
                </Result>
              </Cell>
            </TableRow>
          </Bets>
        ),
      },
      {
        name: 'error',
        show: () => (
          <Bets>
            <TableRow>
              <Cell colSpan={3} phone="lead">
                <Result face="error" suit="bastos" title="The bets did not load" action={<Button>Try again</Button>}>
                  Your bets are safe.
                </Result>
              </Cell>
            </TableRow>
          </Bets>
        ),
      },
    ],
  },
];

function Bets({ children }: { children: ReactNode }) {
  return (
    <Table label="Bets">
      <TableHead>
        <HeadCell>Event</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell isNumber>Payout</HeadCell>
      </TableHead>
      <tbody>{children}</tbody>
    </Table>
  );
}
