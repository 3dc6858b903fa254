import { Navigate } from '@tanstack/react-router';
import { PATHS } from '../../shared/paths.ts';

/** The address of the favourites is the lobby narrowed to them. */
export function FavouritesPage() {
  return <Navigate to={PATHS.home} search={{ sF: 1 }} replace />;
}
