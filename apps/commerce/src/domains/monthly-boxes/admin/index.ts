import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { boxBoardRepository } from './board.repository.ts';
import { registerBoxBoard } from './board.routes.ts';
import { boxBoardSchemas } from './board.schemas.ts';
import { boxesResource } from './boxes.resource.ts';

/** What staff do with monthly boxes: they see what is due, and change what is in a box before its cut-off. */
export function addBoxesAdmin(needs: BoxNeeds): void {
  const { platform } = needs;
  for (const schema of boxBoardSchemas) platform.app.addSchema(schema);
  const repository = boxBoardRepository(platform.db);
  platform.edits.add(boxesResource(needs, repository));
  registerBoxBoard(needs, repository);
}
