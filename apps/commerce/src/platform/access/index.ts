export { guardOperations, mayCall, requireOwnAgent } from './access.guard.ts';
export {
  type Access,
  CLIENT_SCOPES,
  type ClientScope,
  type Grant,
  NOBO_SCOPES,
  type NoboScope,
  OFFICE_ROLES,
  type OfficeRole,
  type Operations,
  ROLES,
} from './access.types.ts';
