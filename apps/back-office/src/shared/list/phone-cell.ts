import type { DataTableColumn } from 'mantine-datatable';

/**
 * Place of a cell when a screen is too narrow for columns. `who` and `amount` with its `unit` are the first line of a
 * row, `side` and `state` the second; a `fact` follows with its column's name, `act` ends the row.
 */
export type PhonePlace = 'who' | 'amount' | 'unit' | 'side' | 'state' | 'fact' | 'act';

/** A column of a list. (Default of `phone`: 'fact') */
export type ListColumn<Row> = DataTableColumn<Row> & { readonly phone?: PhonePlace };

/** Attributes of a cell for the style sheet: its place on a phone, and the name of its column. */
export function phoneCell(phone: PhonePlace, label: unknown = '') {
  return { 'data-phone': phone, 'data-label': typeof label === 'string' ? label : '' };
}

/** The columns as the kit takes them. */
export function toTableColumns<Row>(columns: readonly ListColumn<Row>[]): DataTableColumn<Row>[] {
  return columns.map(({ phone = 'fact', ...column }) => {
    const attributes = phoneCell(phone, column.title);
    return { ...column, customCellAttributes: () => attributes } as DataTableColumn<Row>;
  });
}
