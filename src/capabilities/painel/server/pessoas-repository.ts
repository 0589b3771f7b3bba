import { sql } from 'kysely';

/**
 * Each person sets one bit out of sixty-four: five bits mean at least five people, and combining
 * bits is cheap, even for counts made beforehand. Fewer bits may still be five people, so those
 * cells are counted again one by one.
 */
export const BITS = sql`1::bigint << (c.pessoa & 63)::int`;
