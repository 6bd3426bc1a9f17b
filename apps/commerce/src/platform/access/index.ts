export { guardOperations, requireOwnAgent } from './access.guard.ts';
export {
  type Access,
  type Grant,
  NOBO_SCOPES,
  type NoboScope,
  type Operations,
  ROLES,
} from './access.types.ts';
