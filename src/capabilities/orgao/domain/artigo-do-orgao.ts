/** A rule of the language, which capabilities that know no office need too: it stands in the kernel. */
export { deOrgao, oOrgao } from '#kernel/artigo-do-orgao.ts';
