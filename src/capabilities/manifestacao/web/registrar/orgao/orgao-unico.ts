import { useUsuario } from '#shell/session/session.ts';
import { isDeMesa } from '../etapas.ts';
import { formularioDe, type Registrando } from '../registrando.ts';
import { orgaoEscolhido } from './opcoes-de-orgao.ts';
import { atendeSoNoProprio } from './orgao-do-atendente.ts';
import { useOrgaosDoLugar } from './orgaos-query.ts';

/**
 * The one office of the place that takes this form: it is taken without a question, and said. Null
 * where there is a choice, while it is not known yet, and at the desk, whose step shows its own.
 */
export const useOrgaoUnico = (registro: Registrando): Registrando['orgao'] => {
  const usuario = useUsuario();
  const isSoNoProprio = isDeMesa(registro) && atendeSoNoProprio(usuario);
  const { orgaos, total, isSuccess, isPlaceholderData } = useOrgaosDoLugar({
    busca: '',
    formulario: formularioDe(registro),
    uf: registro.uf,
    municipio: registro.municipio,
    enabled: !isSoNoProprio,
  });
  const [unico] = orgaos;
  return isSuccess && !isPlaceholderData && !isSoNoProprio && total === 1 && unico
    ? orgaoEscolhido(unico)
    : null;
};
