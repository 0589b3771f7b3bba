import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Verdict } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import type { PessoaNaGestao, TrabalhoNoOrgao } from '../../domain/gestao.ts';
import { soQuemTrataPassaTrabalho } from '../../domain/gestao-errors.ts';
import {
  podeBloquear,
  podeDesbloquear,
  podeEnviarLink,
  podeExcluirDeOutro,
} from '../../domain/gestao-policy.ts';
import { usuarioNaoEncontrado } from '../../domain/usuario-errors.ts';
import { anotarConsulta } from './anotar-consulta.ts';
import { alcanceDe } from './list-pessoas.ts';
import { listSiglas } from './perfis-repository.ts';
import { findGerido, type Gerido } from './pessoa.ts';
import { toDocumentoDaPessoa, toPessoaDaLista } from './pessoa-presenter.ts';
import { findPessoa } from './pessoas-repository.ts';

const recusa = (verdict: Verdict): string | null => (verdict.allowed ? null : verdict.error.message);

const impedimentosDe = (quem: UsuarioAtual, { pessoa }: Gerido): PessoaNaGestao['impedimentos'] => {
  const link = recusa(podeEnviarLink(quem, pessoa));
  const isProprio = quem.idUsuario === pessoa.idUsuario;
  return {
    perfis: link,
    link,
    bloqueio: recusa((pessoa.bloqueio ? podeDesbloquear : podeBloquear)(quem, pessoa)),
    // One's own account is deleted in Meu Cadastro.
    exclusao: isProprio ? link : recusa(podeExcluirDeOutro(quem, pessoa)),
    trabalho: perfisDaAcao('trabalho.passar').includes(quem.idPerfil)
      ? null
      : soQuemTrataPassaTrabalho().message,
  };
};

const trabalhoDe = async (
  { db }: Platform,
  { trabalho }: Gerido,
  idOuvidoria: number | null,
): Promise<TrabalhoNoOrgao[]> => {
  const aqui = trabalho.filter((item) => idOuvidoria === null || item.idOuvidoria === idOuvidoria);
  const siglas = await listSiglas(
    db,
    aqui.map((item) => item.idOuvidoria),
  );
  return siglas.map(({ id, sigla }) => {
    const de = (tipo: string) => aqui.filter((item) => item.idOuvidoria === id && item.tipo === tipo).length;
    return {
      idOuvidoria: id,
      ouvidoria: sigla,
      casos: de('caso'),
      passos: de('passo'),
      recursos: de('recurso'),
    };
  });
};

/** A person as the administration sees them: an office sees only its own profiles and work. */
export const verPessoa = async (
  platform: Platform,
  quem: UsuarioAtual,
  idUsuario: number,
): Promise<PessoaNaGestao> => {
  const gerido = await findGerido(platform, quem, idUsuario);
  await anotarConsulta(platform, quem, gerido);
  const alcance = alcanceDe(quem, platform.clock.now());
  const row = await findPessoa(platform.db, idUsuario, alcance);
  if (!row) throw usuarioNaoEncontrado();
  return {
    ...toPessoaDaLista(row),
    // For a citizen whom an administrador looked up, 'sem-perfil' makes no sense.
    ...(quem.idPerfil === Perfil.administrador &&
      row.situacao === 'sem-perfil' &&
      gerido.trabalho.length === 0 && { situacao: row.ativado_em ? 'ativo' : 'convidado' }),
    telefone: row.telefone,
    ...toDocumentoDaPessoa(row),
    criadoEm: (alcance.idOuvidoria === null ? row.criado_em : row.desde)?.toISOString() ?? null,
    bloqueadoEm: row.bloqueado_em?.toISOString() ?? null,
    motivoDoBloqueio: row.motivo_bloqueio,
    trabalho: await trabalhoDe(platform, gerido, alcance.idOuvidoria),
    impedimentos: impedimentosDe(quem, gerido),
  };
};
