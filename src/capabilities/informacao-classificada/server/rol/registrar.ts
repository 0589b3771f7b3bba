import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { lerNup } from '../../domain/cidic.ts';
import { checkDatas, type DadosDaInformacao } from '../../domain/rol/informacao.ts';
import { informacaoNaoEncontrada, nupInvalido, nupRepetido } from '../../domain/rol/informacao-errors.ts';
import { assinar, orgaoDaPessoa } from '../orgao-da-pessoa.ts';
import { codigoDa } from './informacao-presenter.ts';
import { findInformacao, insertHistoricoDoRol, insertInformacao } from './rol-repository.ts';

/** What was filled in, as the roll keeps it; refuses dates that the law does not allow. */
export const linhaDoRol = (
  { nup, dataProducao, dataClassificacao, termo, ...dados }: DadosDaInformacao,
  agora: Date,
) => {
  const digitos = lerNup(nup);
  if (digitos === null) throw nupInvalido();
  enforce(
    checkDatas(
      {
        grau: dados.grau,
        producao: diaGuardado(dataProducao),
        classificacao: diaGuardado(dataClassificacao),
        termo: diaGuardado(termo),
      },
      localDate(agora.getTime()),
    ),
  );
  return {
    ...dados,
    nup: digitos,
    data_producao: dataProducao,
    data_classificacao: dataClassificacao,
    termo,
    atualizada_em: agora,
  };
};

/** Enters an information in the roll of the office. */
export const registrarInformacao = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, ...dados }: DadosDaInformacao & { readonly idOuvidoria?: number | undefined },
  tx?: Db,
): Promise<{ idInformacao: number; codigo: string }> =>
  emTransacao(tx ?? db, async (trx) => {
    const agora = clock.now();
    const orgao = await orgaoDaPessoa(trx, usuario, idOuvidoria);
    const linha = linhaDoRol(dados, agora);
    const id = await insertInformacao(trx, {
      ...linha,
      id_ouvidoria: orgao.id,
      situacao: 'classificada',
      criada_em: agora,
    });
    if (id === null) throw nupRepetido();
    await insertHistoricoDoRol(trx, {
      id_informacao: id,
      ato: 'Registro',
      situacao: 'classificada',
      ocorrido_em: agora,
      ...assinar(usuario, orgao.sigla),
      informacoes: 'A informação entrou no rol.',
      detalhes: '{}',
    });
    const row = await findInformacao(trx, id);
    if (!row) throw informacaoNaoEncontrada();
    return { idInformacao: id, codigo: codigoDa(row) };
  });
