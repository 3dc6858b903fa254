import * as z from 'zod';
import { route } from '../../route.ts';
import { intIn, userIdText } from '../../wire.ts';

/** A member of staff, as they see themself. */
export const staffShape = z.object({
  id: userIdText,
  username: z.string(),
  /** 1 cashier, 2 admin, 3 superadmin, 4 owner (specification 3, section 6). */
  level: intIn({ min: 1, max: 4 }),
  parent_id: userIdText.nullable(),
});

export const staffSignIn = route({
  name: 'staff.sign-in',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/login',
  wire: 'standard',
  summary: 'Signs a member of staff in; the session travels in a cookie of the back office alone.',
  body: z.object({ username: z.string().min(1).max(64), password: z.string().min(1).max(200) }),
  answer: staffShape,
  refusals: ['invalid-credentials', 'user-banned', 'too-many-attempts'],
});

export const createFirstOwner = route({
  name: 'staff.create-first-owner',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/first-owner',
  wire: 'standard',
  summary: 'Creates the first owner with the link that `npm run first-owner` prints; refused once there are staff.',
  body: z.object({
    /** Part of the link behind its `#`. */
    link: z.string().min(1).max(200),
    username: z.string().min(1).max(64),
    password: z.string().min(1).max(200),
  }),
  answer: staffShape,
  refusals: ['owner-link-invalid', 'username-invalid', 'password-policy', 'password-breached', 'too-many-attempts'],
});

export const readStaff = route({
  name: 'staff.read-self',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/me',
  wire: 'standard',
  summary: 'Who is signed in to the back office.',
  answer: staffShape,
  refusals: [],
});

export const staffSignOut = route({
  name: 'staff.sign-out',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/logout',
  wire: 'standard',
  summary: 'Ends the session of the back office.',
  answer: z.null(),
  refusals: [],
});
