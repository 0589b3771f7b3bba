import { sql } from 'kysely';

/**
 * People are told apart by one bit of sixty-four: five bits are five people at least, and adding bits up is cheap, also
 * of what was counted beforehand. Fewer bits may be more people; those cells are counted again, one by one.
 */
export const BITS = sql`1::bigint << (c.pessoa & 63)::int`;
