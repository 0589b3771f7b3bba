/**
 * What the person is to the case: they filed it (by account or access code), work at the office
 * that has it, work where an appeal of it is judged, read it by extraordinary access, or none of these.
 */
export type Relacao = 'manifestante' | 'orgao' | 'instancia' | 'extraordinaria' | 'nenhuma';
