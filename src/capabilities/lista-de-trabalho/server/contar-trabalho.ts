import { escopoDe } from '#capabilities/manifestacao/server/index.ts';
import { contagemDe } from '#kernel/lista/contagem.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { filas, filasDoPerfil } from '../domain/filas.ts';
import { countTrabalho } from './contagem-repository.ts';

/** How many cases are in each of the person's queues, and in each situação, up to '999+'. */
export const contarTrabalho = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number | undefined,
) => {
  const hoje = toIsoDate(localDate(clock.now().getTime()));
  const contado = await countTrabalho(db, escopoDe(usuario, idOuvidoria), hoje);
  return {
    filas: filasDoPerfil(usuario.idPerfil).map((fila) => ({
      fila,
      rotulo: filas[fila].rotulo,
      ...contagemDe(contado.filas[fila]),
    })),
    situacoes: contado.situacoes.map(({ id, descricao, total }) => ({
      idSituacaoManifestacao: id,
      descSituacaoManifestacao: descricao,
      ...contagemDe(total),
    })),
  };
};
