import { TipoPessoa } from '#kernel/numeros/documento.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { esperaAceite } from '../../domain/aceite-policy.ts';
import {
  contaBloqueada,
  contaNaoRecebePerfil,
  ouvidoriaNaoEncontrada,
  perfilJaDado,
  perfilJaEspera,
  perfilJaOferecido,
} from '../../domain/gestao-errors.ts';
import { type PerfilNoOrgao, podeDarPerfil, podeVerPessoa } from '../../domain/gestao-policy.ts';
import { anotar } from './anotar.ts';
import { avisarGestores } from './confirmar/avisar-gestores.ts';
import { deveEsperar } from './confirmar/confirmacao.ts';
import {
  A_ACEITAR,
  assertValidade,
  ateQuando,
  ESPERA,
  type Mudanca,
  mudarValidadeEm,
} from './mudar-perfil.ts';
import { findOuvidoriaAtiva, insertPerfil } from './perfis-repository.ts';
import type { Gerido } from './pessoa.ts';
import { nomeDoPerfil } from './pessoa-presenter.ts';

export interface PerfilADar extends PerfilNoOrgao {
  readonly validade: string | null;
}

/** Blocked accounts, companies and integrations get no profile; a stranger learns only that. */
const recebePerfil = (quem: UsuarioAtual, { row, pessoa }: Gerido): void => {
  if (row.e_sistema || row.id_tipo_pessoa !== TipoPessoa.fisica) throw contaNaoRecebePerfil();
  if (row.bloqueado_em === null) return;
  throw podeVerPessoa(quem, pessoa).allowed ? contaBloqueada() : contaNaoRecebePerfil();
};

/** If the person already has the profile, only its last day changes. */
export const darPerfilEm = async (
  platform: Platform,
  trx: Db,
  quem: UsuarioAtual,
  gerido: Gerido,
  { idOuvidoria, idPerfil, validade }: PerfilADar,
): Promise<Mudanca> => {
  const { row, pessoa } = gerido;
  enforce(podeDarPerfil(quem, pessoa, { idOuvidoria, idPerfil }));
  recebePerfil(quem, gerido);
  assertValidade(platform, validade);
  const atual = row.perfis.find((each) => each.idPerfil === idPerfil && each.idOuvidoria === idOuvidoria);
  if (atual?.aAceitar) throw perfilJaOferecido();
  if (atual?.aConfirmar) throw perfilJaEspera();
  if (atual) return mudarValidadeEm(platform, trx, quem, gerido, atual, { validade });
  const ouvidoria = await findOuvidoriaAtiva(trx, idOuvidoria);
  if (!ouvidoria) throw ouvidoriaNaoEncontrada();
  const agora = platform.clock.now();
  const espera = await deveEsperar(trx, quem, { idOuvidoria, idPerfil });
  const aAceitar = esperaAceite(pessoa, { idOuvidoria, idPerfil });
  const dado = await insertPerfil(trx, {
    idUsuario: row.id,
    idOuvidoria,
    idPerfil,
    validade,
    agora,
    dadoPor: quem.idUsuario,
    espera,
    aAceitar,
  });
  if (!dado) throw perfilJaDado();
  const descricao = nomeDoPerfil(idPerfil);
  const dadoEm = `o perfil ${descricao} em ${ouvidoria.sigla}, ${ateQuando(validade)}.`;
  const depois = { perfil: descricao, orgao: ouvidoria.sigla, validade };
  if (aAceitar) {
    // Without the office: there nobody learns of an account before its person says yes.
    await anotar(platform, trx, quem, row, { acao: 'Perfil dado, a aceitar', idOuvidoria: null, depois });
    return `Ofereceram a você ${dadoEm}${A_ACEITAR}`;
  }
  await anotar(platform, trx, quem, row, {
    acao: espera ? 'Perfil dado, a confirmar' : 'Perfil dado',
    idOuvidoria,
    depois,
  });
  await avisarGestores(platform, trx, quem, {
    idPerfilDado: dado.id,
    idUsuario: row.id,
    ouvidoria,
    idPerfil,
    fato: espera ? 'a-confirmar' : 'dado',
  });
  return `Você recebeu ${dadoEm}${espera ? ESPERA : ''}`;
};
