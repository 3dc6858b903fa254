import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import type { Audit } from '../../audit/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { PlayerDirectory } from '../shared/ports/player-directory.ts';
import { createAdminGamesRepository } from './repository/admin-games.repository.ts';
import { createClosuresRepository } from './repository/closures.repository.ts';
import { createFloorsRepository } from './repository/floors.repository.ts';
import { createListReportsRepository } from './repository/list-reports.repository.ts';
import { createParkedWinsRepository } from './repository/parked-wins.repository.ts';
import { addClosureRoute } from './routes/add-closure.route.ts';
import { approveParkedWinRoute } from './routes/approve-parked-win.route.ts';
import { chooseCategoryArmRoute } from './routes/choose-category-arm.route.ts';
import { closeParkedWinRoute } from './routes/close-parked-win.route.ts';
import { decideGameRoute } from './routes/decide-game.route.ts';
import { liftClosureRoute } from './routes/lift-closure.route.ts';
import { listAdminCategoriesRoute } from './routes/list-admin-categories.route.ts';
import { listAdminGamesRoute } from './routes/list-admin-games.route.ts';
import { listCatalogueChangesRoute } from './routes/list-catalogue-changes.route.ts';
import { listClosuresRoute } from './routes/list-closures.route.ts';
import { listHighRollerFloorsRoute } from './routes/list-high-roller-floors.route.ts';
import { listParkedWinsRoute } from './routes/list-parked-wins.route.ts';
import { readAdminCategoryRoute } from './routes/read-admin-category.route.ts';
import { setCategoryOrderRoute } from './routes/set-category-order.route.ts';
import { setHighRollerFloorRoute } from './routes/set-high-roller-floor.route.ts';
import type { PictureOf } from './routes/shown-category.ts';
import { signHiddenRouteRoute } from './routes/sign-hidden-route.route.ts';
import { createAddClosure } from './use-cases/add-closure.ts';
import { createApproveParkedWin } from './use-cases/approve-parked-win.ts';
import { createChooseCategoryArm } from './use-cases/choose-category-arm.ts';
import { createCloseParkedWin } from './use-cases/close-parked-win.ts';
import { createDecideGame } from './use-cases/decide-game.ts';
import { createLiftClosure } from './use-cases/lift-closure.ts';
import { createListCategories } from './use-cases/list-categories.ts';
import { createListParkedWins } from './use-cases/list-parked-wins.ts';
import { createReadCategory } from './use-cases/read-category.ts';
import { createSetCategoryOrder } from './use-cases/set-category-order.ts';
import { createSetHighRollerFloor } from './use-cases/set-high-roller-floor.ts';
import { createSignHiddenRoute } from './use-cases/sign-hidden-route.ts';

export interface AdminParts {
  readonly pool: Pool;
  readonly audit: Audit;
  readonly players: PlayerDirectory;
  readonly catalogue: Catalogue;
  /** Origin of the player site. */
  readonly lobbyUrl: string;
}

/** Creates the back office of the casino: its routes. */
export function createAdmin(parts: AdminParts): Pick<Module, 'routes'> {
  return { routes: [...gameRoutes(parts), ...categoryRoutes(parts), ...moneyRoutes(parts)] };
}

/** Returns the routes of games, closures and links to hidden providers. */
function gameRoutes({ pool, audit, players, catalogue, lobbyUrl }: AdminParts): Module['routes'] {
  const games = createAdminGamesRepository(pool);
  const reports = createListReportsRepository(pool);
  const closures = createClosuresRepository(pool);
  return [
    listAdminGamesRoute({ games }),
    listCatalogueChangesRoute({ reports }),
    listClosuresRoute({ closures }),
    decideGameRoute(createDecideGame(games, audit)),
    addClosureRoute(createAddClosure({ closures, players, audit })),
    liftClosureRoute(createLiftClosure(closures, audit)),
    signHiddenRouteRoute(createSignHiddenRoute(catalogue.hiddenRoutes, audit), lobbyUrl),
  ];
}

/** Returns the routes of categories and their orders. */
function categoryRoutes({ audit, catalogue: { reader, games, orders }, lobbyUrl }: AdminParts): Module['routes'] {
  const reads = { orders, reader, catalogue: games };
  const read = createReadCategory(reads);
  const pictureOf: PictureOf = (game) => new URL(reader.imageOf(game, 'es'), lobbyUrl).href;
  return [
    listAdminCategoriesRoute(createListCategories(reads)),
    readAdminCategoryRoute(read, pictureOf),
    setCategoryOrderRoute(createSetCategoryOrder({ orders, reader, read, audit }), pictureOf),
    chooseCategoryArmRoute(createChooseCategoryArm({ orders, read, audit }), pictureOf),
  ];
}

/** Returns the routes of sums: floors of high rollers, and approval of parked wins. */
function moneyRoutes({ pool, audit }: AdminParts): Module['routes'] {
  const wins = createParkedWinsRepository(pool);
  const floors = createFloorsRepository(pool);
  return [
    listHighRollerFloorsRoute(floors.floors),
    setHighRollerFloorRoute(createSetHighRollerFloor(floors, audit)),
    listParkedWinsRoute(createListParkedWins(wins)),
    approveParkedWinRoute(createApproveParkedWin(wins, audit)),
    closeParkedWinRoute(createCloseParkedWin(wins, audit)),
  ];
}
