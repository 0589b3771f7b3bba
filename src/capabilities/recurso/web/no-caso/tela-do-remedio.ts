import { mandaEntregar } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import { telaDoAto } from '#shell/atos/atos-do-cidadao.ts';
import { atoDoCidadao } from '#shell/atos/atos-na-tela.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';

/** For a decision on an appeal; the answer to the request has another screen. */
export const telaDoDescumprimento = (idManifestacao: number): string =>
  `/manifestacao/cumprimento-decisao/denuncia/criar/${idManifestacao}`;

/** The denúncia is about what was granted last: by an instance, or by the answer. */
export const telaDoRemedio = (
  remedio: Remedio,
  idManifestacao: number,
  recursos: readonly RecursoVisto[],
): string => {
  const decidido = recursos.some(({ resposta }) => resposta && mandaEntregar(resposta.tipo.id));
  if (remedio === 'denunciarDescumprimento' && decidido) return telaDoDescumprimento(idManifestacao);
  return telaDoAto(atoDoCidadao(remedio), idManifestacao) ?? `/manifestacao/detalhar/${idManifestacao}`;
};
