export { changePassword } from './change-password.ts';
export { checkSession } from './check-session.ts';
export { issueFrameToken } from './issue-frame-token.ts';
export { issuePartnerToken } from './issue-partner-token.ts';
export { listSessions } from './list-sessions.ts';
export { userShape } from './shapes.ts';
export { signIn } from './sign-in.ts';
export { signOut, signOutByGet } from './sign-out.ts';
export { signUp } from './sign-up.ts';
