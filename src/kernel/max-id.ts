/** PostgreSQL's integer ends here; a larger id is a wrong id, not a server error. */
export const MAX_ID = 2_147_483_647;
