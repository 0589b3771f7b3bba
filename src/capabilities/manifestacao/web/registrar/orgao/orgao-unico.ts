import { useUsuario } from '#shell/session/session.ts';
import { isDeMesa } from '../etapas.ts';
import { formularioDe, type Registrando } from '../registrando.ts';
import { orgaoEscolhido } from './opcoes-de-orgao.ts';
import { atendeSoNoProprio, buscaDoOrgaoProprio, isOrgaoProprio } from './orgao-do-atendente.ts';
import { useOrgaosDoLugar } from './orgaos-query.ts';

/**
 * The one office of the place that takes this form, at the desk the clerk's own: it is taken without
 * a question, and said. Null where there is a choice, while it is not known yet, and where the
 * clerk's office does not take it, which its step explains.
 */
export const useOrgaoUnico = (registro: Registrando): Registrando['orgao'] => {
  const usuario = useUsuario();
  const proprio = isDeMesa(registro) && atendeSoNoProprio(usuario) ? usuario : null;
  const { orgaos, total, isSuccess, isPlaceholderData } = useOrgaosDoLugar({
    busca: proprio ? buscaDoOrgaoProprio(proprio) : '',
    formulario: formularioDe(registro),
    uf: registro.uf,
    municipio: registro.municipio,
    ...(proprio && {
      deTeste: true,
      esfera: registro.uf === null ? proprio.esferaOuvidoriaAtual : undefined,
    }),
  });
  if (!isSuccess || isPlaceholderData) return null;
  const possiveis = proprio ? orgaos.filter((orgao) => isOrgaoProprio(proprio, orgao)) : orgaos;
  const [unico] = possiveis;
  const isSo = proprio ? possiveis.length === 1 : total === 1;
  return isSo && unico ? orgaoEscolhido(unico) : null;
};
