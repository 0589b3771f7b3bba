import { randomBytes } from 'node:crypto';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import { newEnvelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { podeSortear } from '../../domain/condicoes-da-avaliacao.ts';
import { nadaASortear, soAAutoridade } from '../../domain/monitoramento-errors.ts';
import { podeSerPeriodo } from '../../domain/monitoramento-prazos.ts';
import { assinar, orgaoAlcancado, papelNaAvaliacao, quemAvalia } from '../alcance.ts';
import { countUniverso, sortear, type Universo } from './amostra-repository.ts';
import { chaveDasAvaliacoes } from './avaliacao-presenter.ts';
import { insertAvaliacao, insertHistorico } from './avaliacao-repository.ts';

const BYTES_DA_SEMENTE = 6;

const conferirPeriodo = ({ de, ate }: Pick<Universo, 'de' | 'ate'>): void =>
  enforce(podeSerPeriodo(diaGuardado(de), diaGuardado(ate)));

/** Only people who may draw learn how many cases there are. */
const quemSorteia = async (platform: Platform, db: Db, usuario: UsuarioAtual, universo: Universo) => {
  conferirPeriodo(universo);
  const agora = platform.clock.now();
  const quem = await quemAvalia(db, usuario, agora);
  const orgao = await orgaoAlcancado(db, quem, universo.idOuvidoria);
  enforce(podeSortear(papelNaAvaliacao(quem, orgao)));
  if (quem.orgao === null) throw soAAutoridade();
  return { quem, idAutoridade: quem.orgao.idOuvidoria, agora };
};

export const contarUniverso = async (platform: Platform, usuario: UsuarioAtual, universo: Universo) => {
  await quemSorteia(platform, platform.db, usuario, universo);
  return { universo: await countUniverso(platform.db, universo, usuario) };
};

interface NovaAmostra extends Universo {
  readonly tamanho: number;
  readonly semente?: string | undefined;
}

/** Draws the cases by a seed that is kept: anybody who doubts the draw can repeat it. */
export const sortearAmostra = (
  platform: Platform,
  usuario: UsuarioAtual,
  { tamanho, semente: pedida, ...universo }: NovaAmostra,
  db: Db = platform.db,
): Promise<{ idAvaliacao: number }> =>
  emTransacao(db, async (tx) => {
    const { quem, idAutoridade, agora } = await quemSorteia(platform, tx, usuario, universo);
    const semente = pedida ?? randomBytes(BYTES_DA_SEMENTE).toString('hex');
    const total = await countUniverso(tx, universo, usuario);
    const casos = await sortear(tx, universo, usuario, { semente, tamanho });
    if (casos.length === 0) throw nadaASortear();
    const { idResponsavel, responsavel } = assinar(quem);
    const idAvaliacao = await insertAvaliacao(
      tx,
      {
        id_autoridade: idAutoridade,
        id_ouvidoria: universo.idOuvidoria,
        de: universo.de,
        ate: universo.ate,
        recorte: universo.recorte,
        semente,
        universo: total,
        situacao: 'em-avaliacao',
        chave_embrulhada: newEnvelope(chaveDasAvaliacoes(platform)).chaveEmbrulhada,
        id_responsavel: idResponsavel,
        responsavel,
        criada_em: agora,
      },
      casos,
    );
    await insertHistorico(tx, {
      id_avaliacao: idAvaliacao,
      ato: 'sortear',
      situacao: 'em-avaliacao',
      ocorrido_em: agora,
      id_responsavel: idResponsavel,
      responsavel,
      detalhes: JSON.stringify({ casos: casos.length, universo: total }),
    });
    return { idAvaliacao };
  });
