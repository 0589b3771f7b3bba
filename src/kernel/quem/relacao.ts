/** What the person is to the case: filed it (by account or by access code), works where it is, works
 * where an appeal of it is judged, or nothing at all. */
export type Relacao = 'manifestante' | 'orgao' | 'instancia' | 'nenhuma';
