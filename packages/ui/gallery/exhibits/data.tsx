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
    faces: {
      ready: {
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
      loading: {
        show: () => (
          <Facts
            facts={SKELETON_ROWS.map((key) => ({
              key,
              label: <Skeleton className="h-5 w-24 rounded-control" />,
              value: <Skeleton className="ml-auto h-5 w-16 rounded-control" />,
            }))}
          />
        ),
      },
      empty: { show: () => <Facts facts={[{ key: 'payout', label: 'Payout', value: '–' }]} /> },
      error: { notApplicable: 'The panel around it says that it did not load.' },
    },
  },
  {
    components: ['Pagination'],
    faces: {
      ready: {
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
      loading: {
        show: () => (
          <Pagination page={0} pageCount={1} onChange={ignore} labels={PAGES}>
            <Skeleton className="h-4 w-24 rounded-control" />
          </Pagination>
        ),
      },
      empty: {
        show: () => (
          <Pagination page={0} pageCount={0} onChange={ignore} labels={PAGES}>
            No rows
          </Pagination>
        ),
      },
      error: { notApplicable: 'The list above it says that it did not load.' },
    },
    others: {
      'one page': {
        show: () => (
          <Pagination page={0} pageCount={1} onChange={ignore} labels={PAGES}>
            1 to 3 of 3
          </Pagination>
        ),
      },
    },
  },
  {
    components: ['SectionHead'],
    faces: {
      ready: {
        show: () => <SectionHead suit="oros" title="Popular games" all={<a href="#all">See all 48</a>} />,
      },
      loading: {
        show: () => <SectionHead suit="oros" title={<Skeleton className="my-1 h-5 w-40 rounded-control" />} />,
      },
      empty: { notApplicable: 'A section without content has no head.' },
      error: { notApplicable: 'What is below it says that it did not load.' },
    },
    others: {
      'long title': {
        show: () => (
          <SectionHead
            suit="copas"
            title="A title that is longer than the width of a phone"
            all={<a href="#all">See all</a>}
          />
        ),
      },
    },
  },
  {
    components: ['Table', 'TableHead', 'HeadCell', 'TableRow', 'Cell'],
    faces: {
      ready: {
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
      loading: {
        show: () => (
          <Bets>
            {SKELETON_ROWS.map((key) => (
              <TableRow key={key}>
                <Cell phone="lead">
                  <Skeleton className="h-4 w-36 rounded-control" />
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
      empty: {
        show: () => (
          <Instead>
            <Result face="empty" suit="espadas" title="No bets yet">
              What you bet on appears here.
            </Result>
          </Instead>
        ),
      },
      error: {
        show: () => (
          <Instead>
            <Result face="error" suit="bastos" title="The bets did not load" action={<Button>Try again</Button>}>
              Your bets are safe.
            </Result>
          </Instead>
        ),
      },
    },
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

/** Something in place of rows, over the whole width. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <Bets>
      <TableRow>
        <Cell colSpan={3} phone="whole">
          {children}
        </Cell>
      </TableRow>
    </Bets>
  );
}
