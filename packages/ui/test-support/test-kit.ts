import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';

afterEach(cleanup);

export { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
export { userEvent };
